/** A leading - means descending. */
export const mechanicSorts = [
  'name',
  '-name',
  'employee-id',
  '-employee-id',
  'experience',
  '-experience',
  'rating',
  '-rating',
  'open-jobs',
  '-open-jobs',
] as const;

export type MechanicSort = (typeof mechanicSorts)[number];

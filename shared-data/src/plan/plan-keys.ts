export interface DayStateFilter {
  /** YYYY-MM-DD. */
  from: string;
  /** YYYY-MM-DD, at most 61 days later. */
  to: string;
  /** What is to be booked. */
  serviceIds?: readonly number[];
  /** What is to be moved: requests of the caller, or any for a manager. */
  requestIds?: readonly number[];
  /** Of the work, for whoever may not read the request itself. */
  minutes?: number;
}

export const planKeys = {
  all: ['plan'] as const,
  dayStates: (filter: DayStateFilter) => [...planKeys.all, 'day-states', filter] as const,
  workingTimes: (mechanicId: string) => [...planKeys.all, 'working-times', mechanicId] as const,
  misfits: () => [...planKeys.all, 'misfits'] as const,
};

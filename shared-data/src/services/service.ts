export const serviceCategories = [
  'maintenance',
  'repair',
  'diagnostic',
  'electrical',
  'comfort',
  'major',
] as const;

export type ServiceCategory = (typeof serviceCategories)[number];

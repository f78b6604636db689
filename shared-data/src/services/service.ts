import type { Database } from '../client/database.types.ts';

/** Spec section 9, "catalogue categories". */
export const serviceCategories = [
  'maintenance',
  'repair',
  'diagnostic',
  'electrical',
  'comfort',
  'major',
] as const;

export type ServiceCategory = (typeof serviceCategories)[number];

type ServiceRow = Database['public']['Tables']['services']['Row'];

/** `base_price` in rupees, `estimated_duration` in minutes. */
export interface Service extends Omit<ServiceRow, 'category'> {
  category: ServiceCategory;
}

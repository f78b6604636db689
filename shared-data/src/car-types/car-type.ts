import type { Database } from '../client/database.types.ts';

/** A popular car model. */
export type CarType = Database['public']['Tables']['cartypes']['Row'];

export interface CarTypeFilter {
  /** 'all', or absent, is every brand. */
  brand?: string;
  /** 'all', or absent, is every body type. */
  bodyType?: string;
  /** Part of a brand or model. */
  search?: string;
}

/** The car types whose brand and model hold the text; letter case aside, every character means itself. */
export function searchCarTypes(carTypes: CarType[], search = ''): CarType[] {
  const wanted = search.trim().toLowerCase();
  return carTypes.filter(({ brand, model }) => `${brand} ${model}`.toLowerCase().includes(wanted));
}

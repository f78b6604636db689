import type { CarType } from './car-types-answers.ts';

export interface CarTypeFilter {
  /** 'all' or undefined for every brand. */
  brand?: string;
  /** 'all' or undefined for every body type. */
  bodyType?: string;
  /** A substring of brand and model. */
  search?: string;
}

/** Case-insensitive substring search in brand and model. */
export function searchCarTypes(carTypes: CarType[], search = ''): CarType[] {
  const wanted = search.trim().toLowerCase();
  return carTypes.filter(({ brand, model }) => `${brand} ${model}`.toLowerCase().includes(wanted));
}

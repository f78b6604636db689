import { searchKey } from '../../foundation/formats/search-key.ts';
import type { CarType } from './car-types-answers.ts';

export interface CarTypeFilter {
  /** 'all' or undefined for every brand. */
  brand?: string;
  /** 'all' or undefined for every body type. */
  bodyType?: string;
  /** A substring of brand and model. */
  search?: string;
}

/** Substring search in brand and model. */
export function searchCarTypes(carTypes: CarType[], search = ''): CarType[] {
  const wanted = searchKey(search);
  return carTypes.filter(({ brand, model }) => searchKey(`${brand} ${model}`).includes(wanted));
}

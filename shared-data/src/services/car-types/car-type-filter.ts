import { searchKey } from '../../foundation/formats/search-key.ts';
import type { CarType } from './car-types-answers.ts';

/** Substring search in brand and model. */
export function searchCarTypes(carTypes: CarType[], search = ''): CarType[] {
  const wanted = searchKey(search);
  return carTypes.filter(({ brand, model }) => searchKey(`${brand} ${model}`).includes(wanted));
}

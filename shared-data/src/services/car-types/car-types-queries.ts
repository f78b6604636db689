import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { searchCarTypes } from './car-type-filter.ts';
import { listCarModels, listCarTypes } from './car-types-api.ts';
import { type CarTypeFilter, carTypeKeys } from './car-types-keys.ts';

/**
 * The car types that match the filter, sorted by brand and model.
 * The list is not paged, so the search runs in the browser, without a request per key press.
 */
export const carTypesQuery = ({ brand, bodyType, search }: CarTypeFilter = {}) =>
  queryOptions({
    queryKey: carTypeKeys.list({ brand, bodyType }),
    queryFn: (context) => unwrap(listCarTypes(portalOf(context), { brand, bodyType }, context.signal)),
    select: (carTypes) => searchCarTypes(carTypes, search),
    placeholderData: keepPreviousData,
  });

/** All car models with the retired ones, by brand and model. */
export const carModelsQuery = () =>
  queryOptions({
    queryKey: carTypeKeys.models(),
    queryFn: (context) => unwrap(listCarModels(portalOf(context), context.signal)),
  });

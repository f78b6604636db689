import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap } from '../answer/answer.ts';
import { type CarTypeFilter, searchCarTypes } from './car-type.ts';
import { listBodyTypes, listCarBrands, listCarModels, listCarTypes } from './car-types-api.ts';
import { carTypeKeys } from './car-types-keys.ts';

/**
 * The car models that fit the filter, by brand and model.
 * The list has no pages, so a search looks through what is there already and answers at each key.
 */
export const carTypesQuery = ({ brand, bodyType, search }: CarTypeFilter = {}) =>
  queryOptions({
    queryKey: carTypeKeys.list({ brand, bodyType }),
    queryFn: ({ signal }) => unwrap(listCarTypes({ brand, bodyType }, signal)),
    select: (carTypes) => searchCarTypes(carTypes, search),
    placeholderData: keepPreviousData,
  });

export const carBrandsQuery = () =>
  queryOptions({
    queryKey: carTypeKeys.brands(),
    queryFn: ({ signal }) => unwrap(listCarBrands(signal)),
  });

/** The models of a brand. Until a brand is chosen it waits. */
export const carModelsQuery = (brand: string | undefined) =>
  queryOptions({
    queryKey: carTypeKeys.models(brand),
    queryFn: brand ? ({ signal }) => unwrap(listCarModels(brand, signal)) : skipToken,
  });

export const bodyTypesQuery = () =>
  queryOptions({
    queryKey: carTypeKeys.bodyTypes(),
    queryFn: ({ signal }) => unwrap(listBodyTypes(signal)),
  });

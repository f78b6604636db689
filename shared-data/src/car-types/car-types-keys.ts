import type { CarTypeFilter } from './car-type.ts';

export const carTypeKeys = {
  all: ['car-types'] as const,
  list: (filter: Omit<CarTypeFilter, 'search'>) => [...carTypeKeys.all, 'list', filter] as const,
  brands: () => [...carTypeKeys.all, 'brands'] as const,
  models: (brand: string | undefined) => [...carTypeKeys.all, 'models', brand] as const,
  bodyTypes: () => [...carTypeKeys.all, 'body-types'] as const,
};

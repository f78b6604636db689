import type { CarTypeFilter } from './car-type-filter.ts';

export const carTypeKeys = {
  all: ['car-types'] as const,
  models: () => [...carTypeKeys.all, 'models'] as const,
  list: (filter: Omit<CarTypeFilter, 'search'>) => [...carTypeKeys.all, 'list', filter] as const,
};

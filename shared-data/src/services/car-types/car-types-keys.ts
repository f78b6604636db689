export interface CarTypeFilter {
  /** 'all' or undefined for every brand. */
  brand?: string;
  /** 'all' or undefined for every body type. */
  bodyType?: string;
  /** A substring of brand and model. */
  search?: string;
}

export const carTypeKeys = {
  all: ['car-types'] as const,
  models: () => [...carTypeKeys.all, 'models'] as const,
  list: (filter: Omit<CarTypeFilter, 'search'>) => [...carTypeKeys.all, 'list', filter] as const,
};

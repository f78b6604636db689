import type { AvailablePartFilter, PartFilter } from './parts-api.ts';

export const partKeys = {
  all: ['parts'] as const,
  list: (filter: PartFilter) => [...partKeys.all, 'list', filter] as const,
  available: (filter: AvailablePartFilter) => [...partKeys.all, 'available', filter] as const,
};

import type { MovementFilter } from './ledger-api.ts';
import type { AvailablePartFilter, PartFilter } from './parts-api.ts';

export const partKeys = {
  all: ['parts'] as const,
  list: (filter: PartFilter) => [...partKeys.all, 'list', filter] as const,
  available: (filter: AvailablePartFilter) => [...partKeys.all, 'available', filter] as const,
  labels: (filter: Omit<PartFilter, 'page'>) => [...partKeys.all, 'labels', filter] as const,
  details: (partId: number) => [...partKeys.all, 'details', partId] as const,
  movements: (filter: MovementFilter) => [...partKeys.all, 'movements', filter] as const,
};

import type { EstimateFilter } from './estimates-api.ts';

export const estimateKeys = {
  all: ['estimates'] as const,
  list: (filter: EstimateFilter) => [...estimateKeys.all, 'list', filter] as const,
  toAnswer: () => [...estimateKeys.all, 'to-answer'] as const,
  ofRequest: (requestId: number) => [...estimateKeys.all, 'request', requestId] as const,
};

import type { EstimateState } from './estimate.ts';

export interface EstimateFilter {
  state: EstimateState;
  /** Service, vehicle, plate or customer. */
  search?: string;
  /** From 1. */
  page: number;
}

export const estimateKeys = {
  all: ['estimates'] as const,
  list: (filter: EstimateFilter) => [...estimateKeys.all, 'list', filter] as const,
  toAnswer: () => [...estimateKeys.all, 'to-answer'] as const,
  ofRequest: (requestId: number) => [...estimateKeys.all, 'request', requestId] as const,
};

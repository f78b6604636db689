import type { StockTakeState } from './stock-take-state.ts';

export interface StockTakeFilter {
  /** Without one, all. */
  state?: StockTakeState;
  /** From 1. */
  page: number;
}

export const stockTakeKeys = {
  all: ['stock-takes'] as const,
  list: (filter: StockTakeFilter) => [...stockTakeKeys.all, 'list', filter] as const,
  details: (stockTakeId: number) => [...stockTakeKeys.all, 'details', stockTakeId] as const,
  choices: () => [...stockTakeKeys.all, 'choices'] as const,
};

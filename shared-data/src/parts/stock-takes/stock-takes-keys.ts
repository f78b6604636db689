import type { StockTakeFilter } from './stock-takes-api.ts';

export const stockTakeKeys = {
  all: ['stock-takes'] as const,
  list: (filter: StockTakeFilter) => [...stockTakeKeys.all, 'list', filter] as const,
  details: (stockTakeId: number) => [...stockTakeKeys.all, 'details', stockTakeId] as const,
  choices: () => [...stockTakeKeys.all, 'choices'] as const,
};

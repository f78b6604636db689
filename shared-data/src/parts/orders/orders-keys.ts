import type { OrderFilter, ReorderFilter } from './orders-api.ts';

export const orderKeys = {
  all: ['orders'] as const,
  list: (filter: OrderFilter) => [...orderKeys.all, 'list', filter] as const,
  details: (orderId: number) => [...orderKeys.all, 'details', orderId] as const,
  reorder: (filter: ReorderFilter) => [...orderKeys.all, 'reorder', filter] as const,
};

import type { OrderState } from './order.ts';

export interface OrderFilter {
  /** Number or supplier. */
  search?: string;
  /** Without one, those that are not closed or cancelled. */
  state?: OrderState | 'late' | 'all';
  supplierId?: number;
  /** From 1. */
  page: number;
}

export interface ReorderFilter {
  /** A part. */
  search?: string;
  /** Those that were last bought from this one. */
  supplierId?: number;
  /** From 1. */
  page: number;
}

export const orderKeys = {
  all: ['orders'] as const,
  list: (filter: OrderFilter) => [...orderKeys.all, 'list', filter] as const,
  details: (orderId: number) => [...orderKeys.all, 'details', orderId] as const,
  reorder: (filter: ReorderFilter) => [...orderKeys.all, 'reorder', filter] as const,
};

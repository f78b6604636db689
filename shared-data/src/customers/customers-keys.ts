import type { CustomerSort } from './customer-sort.ts';
import type { Customer } from './customers-answers.ts';

export interface CustomerFilter {
  /** Part of a name, email or phone number. */
  search?: string;
  status?: Customer['status'];
  /** Newest first without one. */
  sort?: CustomerSort;
  /** From 1. */
  page: number;
}

export interface CustomerRequestFilter {
  customerId: string;
  /** From 1. */
  page: number;
}

export const customerKeys = {
  all: ['customers'] as const,
  list: (filter: CustomerFilter) => [...customerKeys.all, 'list', filter] as const,
  requests: (filter: CustomerRequestFilter) => [...customerKeys.all, 'requests', filter] as const,
  overview: (customerId: string | undefined) => [...customerKeys.all, 'overview', customerId] as const,
};

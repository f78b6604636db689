import type { CustomerFilter, CustomerRequestFilter } from './customers-api.ts';

export const customerKeys = {
  all: ['customers'] as const,
  list: (filter: CustomerFilter) => [...customerKeys.all, 'list', filter] as const,
  requests: (filter: CustomerRequestFilter) => [...customerKeys.all, 'requests', filter] as const,
  overview: (customerId: string | undefined) => [...customerKeys.all, 'overview', customerId] as const,
};

import { ask } from '@pitlane/shared-data/client';
import type { Answer } from '../answer/answer.ts';
import { pageSize } from '../paging/page.ts';
import type { Customer, CustomerOverview, CustomerPage, CustomerSort } from './customer.ts';

export interface CustomerFilter {
  /** Part of a name, email or phone number. */
  search?: string;
  status?: Customer['status'];
  /** Newest first without one. */
  sort?: CustomerSort;
  /** From 1. */
  page: number;
}

export const listCustomers = (
  { search, status, sort, page }: CustomerFilter,
  signal: AbortSignal,
): Promise<Answer<CustomerPage>> =>
  ask((client) =>
    client.rpc('list_customers', { search, status, sort, page, page_size: pageSize }).abortSignal(signal),
  );

/** null when there is no such customer. */
export const getCustomerOverview = (
  customerId: string,
  signal: AbortSignal,
): Promise<Answer<CustomerOverview | null>> =>
  ask((client) => client.rpc('customer_overview', { customer_id: customerId }).abortSignal(signal));

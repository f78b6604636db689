import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap } from '../answer/answer.ts';
import { type CustomerFilter, getCustomerOverview, listCustomers } from './customers-api.ts';
import { customerKeys } from './customers-keys.ts';

/** The customers, for a manager. */
export const customersQuery = (filter: CustomerFilter) =>
  queryOptions({
    queryKey: customerKeys.list(filter),
    queryFn: ({ signal }) => unwrap(listCustomers(filter, signal)),
    placeholderData: keepPreviousData,
  });

/** A customer with vehicles and counts; null: 'Customer not found'. Without an id it waits. */
export const customerOverviewQuery = (customerId: string | undefined) =>
  queryOptions({
    queryKey: customerKeys.overview(customerId),
    queryFn: customerId ? ({ signal }) => unwrap(getCustomerOverview(customerId, signal)) : skipToken,
  });

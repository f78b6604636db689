import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap } from '../foundation/answers/result.ts';
import { portalOf } from '../foundation/client/client.ts';
import { getCustomerOverview, listCustomerRequests, listCustomers } from './customers-api.ts';
import { type CustomerFilter, type CustomerRequestFilter, customerKeys } from './customers-keys.ts';

/** Managers only. */
export const customersQuery = (filter: CustomerFilter) =>
  queryOptions({
    queryKey: customerKeys.list(filter),
    queryFn: (context) => unwrap(listCustomers(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

/** null: 'Customer not found'. Disabled without an id. */
export const customerOverviewQuery = (customerId: string | undefined) =>
  queryOptions({
    queryKey: customerKeys.overview(customerId),
    queryFn: customerId
      ? (context) => unwrap(getCustomerOverview(portalOf(context), customerId, context.signal))
      : skipToken,
  });

/** A customer's requests with notes and amounts. Managers only. */
export const customerRequestsQuery = (filter: CustomerRequestFilter) =>
  queryOptions({
    queryKey: customerKeys.requests(filter),
    queryFn: (context) => unwrap(listCustomerRequests(portalOf(context), filter, context.signal)),
    // Never another customer's requests, not even as placeholder data.
    placeholderData: (previous, query) =>
      query?.queryKey[2].customerId === filter.customerId ? previous : undefined,
  });

import { portalOf } from '@pitlane/shared-data/client';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap } from '../result/result.ts';
import { type CustomerFilter, getCustomerOverview, listCustomers } from './customers-api.ts';
import { customerKeys } from './customers-keys.ts';

/** The customers, for a manager. */
export const customersQuery = (filter: CustomerFilter) =>
  queryOptions({
    queryKey: customerKeys.list(filter),
    queryFn: (context) => unwrap(listCustomers(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

/** A customer with vehicles and counts; null: 'Customer not found'. Without an id it waits. */
export const customerOverviewQuery = (customerId: string | undefined) =>
  queryOptions({
    queryKey: customerKeys.overview(customerId),
    queryFn: customerId
      ? (context) => unwrap(getCustomerOverview(portalOf(context), customerId, context.signal))
      : skipToken,
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { getOrder, listOrders, listPartsToOrder } from './orders-api.ts';
import { type OrderFilter, orderKeys, type ReorderFilter } from './orders-keys.ts';

export const ordersQuery = (filter: OrderFilter) =>
  queryOptions({
    queryKey: orderKeys.list(filter),
    queryFn: (context) => unwrap(listOrders(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

export const orderQuery = (orderId: number) =>
  queryOptions({
    queryKey: orderKeys.details(orderId),
    queryFn: (context) => unwrap(getOrder(portalOf(context), orderId, context.signal)),
  });

export const reorderQuery = (filter: ReorderFilter) =>
  queryOptions({
    queryKey: orderKeys.reorder(filter),
    queryFn: (context) => unwrap(listPartsToOrder(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

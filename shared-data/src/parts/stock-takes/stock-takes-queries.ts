import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { getStockTake, getStockTakeChoices, listStockTakes } from './stock-takes-api.ts';
import { type StockTakeFilter, stockTakeKeys } from './stock-takes-keys.ts';

export const stockTakesQuery = (filter: StockTakeFilter) =>
  queryOptions({
    queryKey: stockTakeKeys.list(filter),
    queryFn: (context) => unwrap(listStockTakes(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

export const stockTakeQuery = (stockTakeId: number) =>
  queryOptions({
    queryKey: stockTakeKeys.details(stockTakeId),
    queryFn: (context) => unwrap(getStockTake(portalOf(context), stockTakeId, context.signal)),
  });

export const stockTakeChoicesQuery = () =>
  queryOptions({
    queryKey: stockTakeKeys.choices(),
    queryFn: (context) => unwrap(getStockTakeChoices(portalOf(context), context.signal)),
  });

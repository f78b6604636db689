import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { portalOf } from '../client/client.ts';
import { fetchSinglePhoto } from '../photos/single-photo.ts';
import { unwrap } from '../result/result.ts';
import { type ExpenseFilter, listExpenses } from './expenses-api.ts';
import { expenseKeys } from './expenses-keys.ts';

/** Managers only. */
export const expensesQuery = (filter: ExpenseFilter) =>
  queryOptions({
    queryKey: expenseKeys.list(filter),
    queryFn: (context) => unwrap(listExpenses(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

/** The photo of a bill by the name of its file. Managers only. */
export const expenseBillQuery = (path: string) =>
  queryOptions({
    queryKey: expenseKeys.bill(path),
    queryFn: (context) => fetchSinglePhoto(portalOf(context), path),
  });

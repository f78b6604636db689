import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { fetchSinglePhoto } from '../../foundation/pictures/single-photo.ts';
import { listExpenses } from './expenses-api.ts';
import { type ExpenseFilter, expenseKeys } from './expenses-keys.ts';

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

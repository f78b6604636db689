import type { ExpenseFilter } from './expenses-api.ts';

export const expenseKeys = {
  all: ['expenses'] as const,
  list: (filter: ExpenseFilter) => [...expenseKeys.all, 'list', filter] as const,
  bill: (path: string) => [...expenseKeys.all, 'bill', path] as const,
};

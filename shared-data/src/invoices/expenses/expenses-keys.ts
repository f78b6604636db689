import type { Period } from '../../foundation/days/period.ts';
import type { ExpenseCategory } from './expense.ts';

export interface ExpenseFilter extends Period {
  category?: ExpenseCategory;
  /** Supplier, bill number, GSTIN or note. */
  search?: string;
  /** From 1. */
  page: number;
}

export const expenseKeys = {
  all: ['expenses'] as const,
  list: (filter: ExpenseFilter) => [...expenseKeys.all, 'list', filter] as const,
  bill: (path: string) => [...expenseKeys.all, 'bill', path] as const,
};

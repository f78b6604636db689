import { pageSize } from '../../foundation/answers/page.ts';
import { readAll } from '../../foundation/answers/read-all.ts';
import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { Period } from '../../foundation/days/period.ts';
import type { PaymentMethod } from '../payments/payment.ts';
import type { ExpenseCategory } from './expense.ts';
import type { Expense, ExpenseList } from './expenses-answers.ts';
import type { ExpenseFilter } from './expenses-keys.ts';

/** Newest first. Managers only. */
export const listExpenses = (
  portal: PortalClient,
  { from, to, category, search, page }: ExpenseFilter,
  signal: AbortSignal,
): Promise<Result<ExpenseList>> =>
  portal.request((client) =>
    client
      .rpc('list_expenses', { from_day: from, to_day: to, category, search, page, page_size: pageSize })
      .abortSignal(signal),
  );

export interface NewExpense {
  day: string;
  supplier: string;
  category: ExpenseCategory;
  /** Rupees with tax. */
  amount: number;
  method: PaymentMethod;
  /** Percent, of which the tax is computed; else `tax`. */
  taxRate?: number;
  /** Rupees. */
  tax?: number;
  gstin?: string;
  billNumber?: string;
  note?: string;
  /** The name of a file that is stored. */
  photo?: string;
  idempotencyKey: string;
}

/** 'conflict' for cash that the till of that day cannot pay, or has been counted. Managers only. */
export const recordExpense = (
  portal: PortalClient,
  { taxRate, billNumber, idempotencyKey, ...expense }: NewExpense,
): Promise<Result<Expense>> =>
  portal.request((client) =>
    client.rpc('record_expense', {
      ...expense,
      tax_rate: taxRate,
      bill_number: billNumber,
      idempotency_key: idempotencyKey,
    }),
  );

export interface ExpenseCorrection {
  expenseId: number;
  reason: string;
  idempotencyKey: string;
}

/** Undoes a wrong entry by one of the opposite amount. Managers only. */
export const correctExpense = (
  portal: PortalClient,
  { expenseId, reason, idempotencyKey }: ExpenseCorrection,
): Promise<Result<Expense>> =>
  portal.request((client) =>
    client.rpc('correct_expense', { expense_id: expenseId, reason, idempotency_key: idempotencyKey }),
  );

/** All expenses of a period, page by page, as they were recorded. */
export const fetchAllExpenses = (portal: PortalClient, { from, to }: Period): Promise<Expense[]> =>
  readAll((after) =>
    portal.request((client) => client.rpc('expense_register', { from_day: from, to_day: to, after })),
  );

import * as z from 'zod';
import { day, id, money, page, text, timestamp } from '../../foundation/answers/shapes.ts';
import { paymentMethod } from '../payments/payments-answers.ts';
import { expenseCategories } from './expense.ts';

const category = z.enum(expenseCategories);

/** What the garage paid, in rupees with tax. */
export const expense = z.strictObject({
  expense_id: id,
  day,
  supplier: text,
  category,
  /** Negative: a correction. */
  amount: money,
  /** The part of the amount that is GST. */
  tax: money,
  /** Percent; null where the tax was entered, or there is none. */
  tax_rate: z.number().nullable(),
  /** Of the supplier. */
  gstin: text.nullable(),
  method: paymentMethod,
  bill_number: text.nullable(),
  note: text.nullable(),
  /** The file of the bill in Storage. */
  photo: text.nullable(),
  /** The id of the wrong entry that this one undoes. */
  corrects: id.nullable(),
  /** Of a correction. */
  reason: text.nullable(),
  corrected: z.boolean(),
  recorded_at: timestamp,
  recorded_by_name: text,
});

export const expenseAnswers = {
  record_expense: expense,
  correct_expense: expense,
  /** The sums are those of all rows that match. */
  list_expenses: page(expense).extend({
    sums: z.strictObject({ amount: money, tax: money, cash: money }),
    categories: z.array(z.strictObject({ category, amount: money })),
  }),
  /** `next` is null on the last page. */
  expense_register: z.strictObject({ rows: z.array(expense), next: id.nullable() }),
};

export type Expense = z.infer<typeof expense>;
export type ExpenseList = z.infer<typeof expenseAnswers.list_expenses>;

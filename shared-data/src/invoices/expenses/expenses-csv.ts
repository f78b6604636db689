import { csvHead, csvLine, textCell } from '../../foundation/csv/csv.ts';
import type { Period } from '../../foundation/days/period.ts';
import { paymentMethodLabels } from '../payments/payment.ts';
import { expenseCategoryLabels } from './expense.ts';
import type { Expense } from './expenses-answers.ts';

const columns = [
  'Number',
  'Date',
  'Supplier',
  'GSTIN',
  'Bill Number',
  'Category',
  'Method',
  'Amount',
  'Tax Rate',
  'Tax',
  'Amount Without Tax',
  'Note',
  'Corrects',
  'Reason',
  'Recorded By',
];

/** Plain rupees; a correction is negative, and names the entry that it undoes. */
export const expensesCsv = (expenses: readonly Expense[]): string =>
  csvHead(columns) +
  expenses
    .map((expense) =>
      csvLine([
        String(expense.expense_id),
        expense.day,
        textCell(expense.supplier),
        textCell(expense.gstin ?? ''),
        textCell(expense.bill_number ?? ''),
        textCell(expenseCategoryLabels[expense.category]),
        paymentMethodLabels[expense.method],
        expense.amount.toFixed(2),
        expense.tax_rate === null ? '' : String(expense.tax_rate),
        expense.tax.toFixed(2),
        (expense.amount - expense.tax).toFixed(2),
        textCell(expense.note ?? ''),
        expense.corrects === null ? '' : String(expense.corrects),
        textCell(expense.reason ?? ''),
        textCell(expense.recorded_by_name),
      ]),
    )
    .join('');

export const expensesFileName = ({ from, to }: Period): string => `expenses-${from}-to-${to}.csv`;

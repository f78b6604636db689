import type { ExpenseCategory, NewBill } from '@pitlane/shared-data/expenses';
import { gstRates, tidyText } from '@pitlane/shared-data/formats';
import type { PaymentMethod } from '@pitlane/shared-data/invoices';

/** What is entered of an expense. */
export interface ExpenseEntry {
  day: string;
  supplier: string;
  category: ExpenseCategory | '';
  /** Rupees with tax; null: none that can be read. */
  amount: number | null;
  method: PaymentMethod;
  /** A rate in percent, 'none', or 'amount' to enter the tax. */
  taxOf: string;
  tax: number | null;
  gstin: string;
  billNumber: string;
  note: string;
  bill: NewBill | null;
}

/** The rates of GST, of the last year too; the tax of a bill with several is entered as an amount. */
export const taxOptions = [
  { id: 'none', label: 'None' },
  ...gstRates.filter((rate) => rate > 0).map((rate) => ({ id: String(rate), label: `${rate} %` })),
  { id: 'amount', label: 'Enter the amount' },
];

export const emptyExpense = (day: string): ExpenseEntry => ({
  day,
  supplier: '',
  category: '',
  amount: null,
  method: 'cash',
  taxOf: 'none',
  tax: null,
  gstin: '',
  billNumber: '',
  note: '',
  bill: null,
});

export const checkExpense = ({ day, supplier, category, amount, taxOf, tax, gstin }: ExpenseEntry) => ({
  day: !day && 'Please select a day',
  supplier: !supplier.trim() && 'Please enter who was paid',
  category: !category && 'Please select a category',
  amount: !amount && 'Please enter an amount',
  gstin: !['', 15].includes(gstin.replaceAll(/\s/g, '').length || '') && 'A GSTIN has 15 characters',
  tax:
    taxOf === 'amount' &&
    ((tax === null && 'Please enter the tax') ||
      (tax !== null && amount !== null && tax > amount && 'The tax cannot be more than the amount')),
});

/** What is sent, without the file of the bill. */
export const expenseOf = ({ category, amount, taxOf, tax, bill, ...entry }: ExpenseEntry) => ({
  day: entry.day,
  supplier: tidyText(entry.supplier),
  category: category || ('other' as const),
  amount: amount ?? 0,
  method: entry.method,
  taxRate: taxOf === 'none' || taxOf === 'amount' ? undefined : Number(taxOf),
  tax: taxOf === 'amount' ? (tax ?? 0) : undefined,
  gstin: tidyText(entry.gstin) || undefined,
  billNumber: tidyText(entry.billNumber) || undefined,
  note: tidyText(entry.note) || undefined,
  photo: bill?.path,
});

import { expenseCategories, type NewBill } from '@pitlane/shared-data/expenses';
import { gstRates } from '@pitlane/shared-data/formats';
import { paymentMethods } from '@pitlane/shared-data/invoices';
import * as z from '@pitlane/shared-data/schema';

export const expenseSchema = z
  .object({
    supplier: z.tidied(),
    category: z.enum(['', ...expenseCategories]),
    /** Rupees with tax; null: none that can be read. */
    amount: z.nullable(z.number()),
    day: z.string(),
    method: z.enum(paymentMethods),
    bill: z.nullable(z.custom<NewBill>()),
    /** A rate in percent, 'none', or 'amount' to enter the tax. */
    taxOf: z.string(),
    tax: z.nullable(z.number()),
    gstin: z.tidied(),
    billNumber: z.tidied(),
    note: z.tidied(),
  })
  .check(
    z.byField(({ day, supplier, category, amount, taxOf, tax, gstin }) => ({
      day: !day && 'Please select a day',
      supplier: !supplier && 'Please enter who was paid',
      category: !category && 'Please select a category',
      amount: !amount && 'Please enter an amount',
      gstin: !['', 15].includes(gstin.replaceAll(/\s/g, '').length || '') && 'A GSTIN has 15 characters',
      tax:
        taxOf === 'amount' &&
        ((tax === null && 'Please enter the tax') ||
          (tax !== null && amount !== null && tax > amount && 'The tax cannot be more than the amount')),
    })),
  );

export type ExpenseEntry = z.input<typeof expenseSchema>;

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

/** What is sent, without the file of the bill. */
export const expenseOf = ({
  category,
  amount,
  taxOf,
  tax,
  bill,
  ...entry
}: z.output<typeof expenseSchema>) => ({
  day: entry.day,
  supplier: entry.supplier,
  category: category || ('other' as const),
  amount: amount ?? 0,
  method: entry.method,
  taxRate: taxOf === 'none' || taxOf === 'amount' ? undefined : Number(taxOf),
  tax: taxOf === 'amount' ? (tax ?? 0) : undefined,
  gstin: entry.gstin || undefined,
  billNumber: entry.billNumber || undefined,
  note: entry.note || undefined,
  photo: bill?.path,
});

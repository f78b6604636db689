import type { Expense, ExpenseList } from '@pitlane/shared-data/expenses';

/** Oil for ₹1,180 by UPI, with 18 % GST. */
export const buildExpense = (changes: Partial<Expense> = {}): Expense => ({
  expense_id: 1,
  day: '2026-11-22',
  supplier: 'Sri Lakshmi Autos',
  category: 'parts',
  amount: 1180,
  tax: 180,
  tax_rate: 18,
  gstin: '29AAGCP7383J1ZQ',
  method: 'upi',
  bill_number: 'B-7',
  note: null,
  photo: null,
  corrects: null,
  reason: null,
  corrected: false,
  recorded_at: '2026-11-22T05:00:00Z',
  recorded_by_name: 'Meera Iyer',
  ...changes,
});

export const buildExpenseList = (changes: Partial<ExpenseList> = {}): ExpenseList => ({
  rows: [buildExpense()],
  total: 1,
  sums: { amount: 1180, tax: 180, cash: 0 },
  categories: [{ category: 'parts', amount: 1180 }],
  ...changes,
});

import { type ExpenseCategory, expenseCategoryLabels } from '../expenses/expense.ts';
import type { PaymentMethod } from '../payments/payment.ts';

/** Who owes and who has paid in advance; the customer is named in the voucher. */
export const customers = 'Garage Customers';

export const methodLedgers: Record<PaymentMethod, string> = {
  /** Every company of Tally has it. */
  cash: 'Cash',
  upi: 'Garage UPI',
  card: 'Garage Cards',
  bank: 'Garage Bank',
};

export const taxLedgers = {
  output: { cgst: 'Output CGST', sgst: 'Output SGST', igst: 'Output IGST' },
  input: { cgst: 'Input CGST', sgst: 'Input SGST', igst: 'Input IGST' },
} as const;

/** @param rate percent; null without tax. */
export const salesLedger = (rate: number | null) =>
  rate === null ? 'Garage Sales without GST' : `Garage Sales ${rate}%`;

export const expenseLedger = (category: ExpenseCategory) => `Garage ${expenseCategoryLabels[category]}`;

const direct: ExpenseCategory[] = ['parts', 'outside_work'];
const directLedgers = direct.map(expenseLedger);
const taxes = [...Object.values(taxLedgers.output), ...Object.values(taxLedgers.input)] as string[];
const banks = [methodLedgers.upi, methodLedgers.card, methodLedgers.bank];

/** The group of Tally's own under which a ledger is made. */
export function groupOf(ledger: string): string {
  if (ledger === customers) return 'Sundry Debtors';
  if (ledger === methodLedgers.cash) return 'Cash-in-Hand';
  if (banks.includes(ledger)) return 'Bank Accounts';
  if (taxes.includes(ledger)) return 'Duties & Taxes';
  if (ledger.startsWith('Garage Sales ')) return 'Sales Accounts';
  return directLedgers.includes(ledger) ? 'Direct Expenses' : 'Indirect Expenses';
}

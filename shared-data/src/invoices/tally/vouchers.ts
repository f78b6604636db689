import { toPaise } from '../../foundation/numbers/paise.ts';
import type { Expense } from '../expenses/expenses-answers.ts';
import { customers, expenseLedger, methodLedgers, salesLedger, taxLedgers } from './ledgers.ts';
import type { PaymentEntry, Sale } from './registers-answers.ts';

export interface LedgerEntry {
  ledger: string;
  /** Paise; positive is debit, negative credit. */
  debit: number;
}

/** What one document does to the ledgers; the debits of its entries add up to nothing. */
export interface Voucher {
  /** The same at every export, by which Tally knows what it has already. */
  id: string;
  type: 'Sales' | 'Credit Note' | 'Receipt' | 'Payment';
  number: string;
  day: string;
  party: string | null;
  gstin: string | null;
  narration: string;
  entries: LedgerEntry[];
}

const sentence = (parts: readonly (string | null | false)[]) => parts.filter(Boolean).join(', ');

/** Without those that move nothing. */
const entriesOf = (
  amounts: readonly (readonly [ledger: string, rupees: number])[],
  sign = 1,
): LedgerEntry[] =>
  amounts.flatMap(([ledger, rupees]) => (rupees === 0 ? [] : [{ ledger, debit: sign * toPaise(rupees) }]));

export function saleVoucher(sale: Sale): Voucher {
  const isCredit = sale.kind === 'credit_note';
  const { output } = taxLedgers;
  return {
    id: `pitlane-invoice-${sale.invoice_id}`,
    type: isCredit ? 'Credit Note' : 'Sales',
    number: sale.number,
    day: sale.day,
    party: sale.customer_name,
    gstin: sale.gstin,
    narration: sentence([
      sale.service_name,
      sale.registration_number,
      sale.customer_name,
      sale.original_number && `for ${sale.original_number}`,
    ]),
    entries: entriesOf(
      [
        [customers, sale.total],
        ...sale.rates.map(({ rate, value }) => [salesLedger(rate), -value] as const),
        [output.cgst, -sale.cgst],
        [output.sgst, -sale.sgst],
        [output.igst, -sale.igst],
      ],
      isCredit ? -1 : 1,
    ),
  };
}

const kindWords = {
  deposit: 'Deposit',
  payment: 'Payment',
  refund: 'Refund',
  correction: 'Correction',
} as const;

export const paymentVoucher = (payment: PaymentEntry): Voucher => ({
  id: `pitlane-payment-${payment.payment_id}`,
  type: payment.amount > 0 ? 'Receipt' : 'Payment',
  number: payment.number,
  day: payment.day,
  party: payment.customer_name,
  gstin: null,
  narration: sentence([
    payment.corrects_number ? `Correction of ${payment.corrects_number}` : kindWords[payment.kind],
    payment.customer_name,
    payment.service_name,
    payment.invoice_number && `invoice ${payment.invoice_number}`,
    payment.reference,
    payment.reason,
  ]),
  entries: entriesOf([
    [methodLedgers[payment.method], payment.amount],
    [customers, -payment.amount],
  ]),
});

/** GST that a supplier with a number of one's own state charges is half CGST and half SGST; without a number it is cost. */
function inputTax({ tax, gstin }: Expense, state: string | null) {
  if (!gstin || tax === 0) return [];
  const { cgst, sgst, igst } = taxLedgers.input;
  if (gstin.slice(0, 2) !== state) return [[igst, tax]] as const;
  const half = Math.trunc(toPaise(tax) / 2);
  return [
    [cgst, half / 100],
    [sgst, (toPaise(tax) - half) / 100],
  ] as const;
}

/** @param state the code of the garage's, such as 29. */
export function expenseVoucher(expense: Expense, state: string | null): Voucher {
  const taxes = inputTax(expense, state);
  const cost = taxes.length > 0 ? (toPaise(expense.amount) - toPaise(expense.tax)) / 100 : expense.amount;
  return {
    id: `pitlane-expense-${expense.expense_id}`,
    type: expense.amount > 0 ? 'Payment' : 'Receipt',
    number: `EXP-${expense.expense_id}`,
    day: expense.day,
    party: null,
    gstin: null,
    narration: sentence([
      expense.corrects !== null && `Correction of EXP-${expense.corrects}`,
      expense.supplier,
      expense.bill_number && `bill ${expense.bill_number}`,
      expense.gstin && `GSTIN ${expense.gstin}`,
      expense.note,
      expense.reason,
    ]),
    entries: entriesOf([
      [expenseLedger(expense.category), cost],
      ...taxes,
      [methodLedgers[expense.method], -expense.amount],
    ]),
  };
}

import type { InvoiceAge } from './invoice.ts';
import type { InvoiceRow } from './invoices-answers.ts';

export const invoiceAgeLabels: Record<InvoiceAge, string> = {
  days_7: 'Up to 7 days',
  days_30: '8 to 30 days',
  days_60: '31 to 60 days',
  older: 'Over 60 days',
};

export type InvoiceState = 'unpaid' | 'part_paid' | 'overdue' | 'paid' | 'credited';

export const invoiceStateLabels: Record<InvoiceState, string> = {
  unpaid: 'Unpaid',
  part_paid: 'Part paid',
  overdue: 'Overdue',
  paid: 'Paid',
  credited: 'Credited',
};

/** Overdue: unpaid for more than 7 days. Of an invoice, not of a credit note. */
export function invoiceStateOf({
  total,
  due,
  credited,
  days,
}: Pick<InvoiceRow, 'total' | 'due' | 'credited' | 'days'>): InvoiceState {
  if (total > 0 && credited >= total) return 'credited';
  if (due <= 0) return 'paid';
  if (days > 7) return 'overdue';
  return due < total - credited ? 'part_paid' : 'unpaid';
}

import { formatDate } from '../../foundation/days/date.ts';
import { formatMoneyWithPaise } from '../../foundation/numbers/money.ts';
import { invoiceKindLabels } from '../invoice.ts';
import type { Invoice } from '../invoices-answers.ts';
import { paymentKindLabels } from '../payments/payment.ts';
import type { StatementRow } from '../reports/reports-answers.ts';

/** The addresses of an app, by id. */
interface DocumentPaths {
  invoice: (invoiceId: number) => string;
  receipt: (paymentId: number) => string;
}

const kindLabels: Record<StatementRow['kind'], string> = { ...invoiceKindLabels, ...paymentKindLabels };

/** 'Tax invoice PL/2026-27/00007' */
export const documentTitle = ({ kind, number }: Pick<Invoice, 'kind' | 'number'>): string =>
  `${invoiceKindLabels[kind]} ${number}`;

/** An entry of a statement as texts, with the address of its document. */
export const describeEntry = (row: StatementRow, paths: DocumentPaths) => ({
  id: `${row.kind} ${row.id}`,
  day: formatDate(row.day),
  document: `${kindLabels[row.kind]} ${row.number}`,
  service: `${row.service_name} #${row.request_id}`,
  amount: formatMoneyWithPaise(row.amount),
  balance: formatMoneyWithPaise(row.balance),
  href: row.kind in invoiceKindLabels ? paths.invoice(row.id) : paths.receipt(row.id),
});

/** A credit note of an invoice as texts, with its address. Its amount is negative, as it is taken off. */
export const describeCreditNote = (
  { invoice_id, number, issued_on, reason, total }: Invoice['credit_notes'][number],
  paths: Pick<DocumentPaths, 'invoice'>,
) => ({
  number,
  day: formatDate(issued_on),
  reason,
  amount: formatMoneyWithPaise(-total),
  href: paths.invoice(invoice_id),
});

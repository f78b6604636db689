import { type InvoiceRow, invoiceStateLabels, invoiceStateOf } from '@pitlane/shared-data/invoices';
import { invoiceStateTones, StatusBadge } from '@pitlane/shared-ui/core';

/** Whether an invoice is paid; of a credit note, that it is one. */
export function InvoiceBadge({ invoice }: { invoice: InvoiceRow }) {
  if (invoice.kind === 'credit_note') return <StatusBadge tone="info">Credit note</StatusBadge>;
  const state = invoiceStateOf(invoice);
  return <StatusBadge tone={invoiceStateTones[state]}>{invoiceStateLabels[state]}</StatusBadge>;
}

import { type InvoiceRow, invoiceStateLabels, invoiceStateOf } from '@pitlane/shared-data/invoices';
import { StatusBadge, type Tone } from '@pitlane/shared-ui/core';

const tones: Record<ReturnType<typeof invoiceStateOf>, Tone> = {
  unpaid: 'warning',
  part_paid: 'warning',
  overdue: 'danger',
  paid: 'success',
  credited: 'neutral',
};

/** Whether an invoice is paid; of a credit note, that it is one. */
export function InvoiceBadge({ invoice }: { invoice: InvoiceRow }) {
  if (invoice.kind === 'credit_note') return <StatusBadge tone="info">Credit note</StatusBadge>;
  const state = invoiceStateOf(invoice);
  return <StatusBadge tone={tones[state]}>{invoiceStateLabels[state]}</StatusBadge>;
}

import { formatDate, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { Invoice } from '@pitlane/shared-data/invoices';
import { type Column, DataTable, LongText, Section } from '@pitlane/shared-ui/core';
import { paths } from '../../../paths.ts';

type CreditNote = Invoice['credit_notes'][number];

const columns: Column<CreditNote>[] = [
  { id: 'number', header: 'Number', isRowHeader: true, isKey: true, cell: ({ number }) => number },
  { id: 'date', header: 'Date', cell: ({ issued_on }) => formatDate(issued_on) },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => <LongText>{reason}</LongText> },
  {
    id: 'total',
    header: 'Amount',
    align: 'end',
    isKey: true,
    cell: ({ total }) => formatMoneyWithPaise(-total),
  },
];

/** What was taken off the invoice. */
export const CreditNoteTable = ({ notes }: { notes: readonly CreditNote[] }) => (
  <Section title="Credit notes">
    <DataTable
      label="Credit notes of the invoice"
      columns={columns}
      rows={notes}
      rowKey={({ invoice_id }) => invoice_id}
      rowHref={({ invoice_id }) => paths.invoice(invoice_id)}
    />
  </Section>
);

import { Section } from '../../section/section.tsx';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { LongText } from '../../table/long-text.tsx';

/** A credit note of an invoice, as texts. */
export interface ListedCreditNote {
  number: string;
  day: string;
  reason: string;
  amount: string;
  href: string;
}

const columns: Column<ListedCreditNote>[] = [
  { id: 'number', header: 'Number', isRowHeader: true, isKey: true, cell: ({ number }) => number },
  { id: 'date', header: 'Date', cell: ({ day }) => day },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => <LongText>{reason}</LongText> },
  { id: 'total', header: 'Amount', align: 'end', isKey: true, cell: ({ amount }) => amount },
];

export interface CreditNoteTableProps {
  notes: readonly ListedCreditNote[];
}

/** What was taken off an invoice; each opens its credit note. */
export const CreditNoteTable = ({ notes }: CreditNoteTableProps) => (
  <Section title="Credit notes">
    <DataTable
      label="Credit notes of the invoice"
      columns={columns}
      rows={notes}
      rowKey={({ number }) => number}
      rowHref={({ href }) => href}
    />
  </Section>
);

import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { LongText } from '../../table/long-text.tsx';

/** An entry of a statement, as texts. */
export interface StatementEntry {
  id: string;
  day: string;
  document: string;
  service: string;
  amount: string;
  /** The balance after it. */
  balance: string;
  /** Of its document. */
  href: string;
}

const columns: Column<StatementEntry>[] = [
  { id: 'date', header: 'Date', isKey: true, cell: ({ day }) => day },
  { id: 'document', header: 'Document', isRowHeader: true, isKey: true, cell: ({ document }) => document },
  { id: 'service', header: 'Service', cell: ({ service }) => <LongText>{service}</LongText> },
  { id: 'amount', header: 'Amount', align: 'end', isKey: true, cell: ({ amount }) => amount },
  { id: 'balance', header: 'Balance', align: 'end', cell: ({ balance }) => balance },
];

export const statementColumnCount = columns.length;

export interface StatementTableProps {
  entries: readonly StatementEntry[];
  isRefreshing: boolean;
}

/** What was invoiced and paid; each entry opens its document. */
export const StatementTable = ({ entries, isRefreshing }: StatementTableProps) => (
  <DataTable
    label="Statement"
    columns={columns}
    rows={entries}
    rowKey={({ id }) => id}
    rowHref={({ href }) => href}
    emptyText="Nothing was invoiced or paid in this period."
    isRefreshing={isRefreshing}
  />
);

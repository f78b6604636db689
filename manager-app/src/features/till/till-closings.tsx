import { formatDateTime, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { TillClosing } from '@pitlane/shared-data/invoices';
import { type Column, DataTable, LongText, Section } from '@pitlane/shared-ui/core';

const columns: Column<TillClosing>[] = [
  {
    id: 'closed',
    header: 'Closed',
    isKey: true,
    isUnbroken: true,
    cell: ({ closed_at }) => formatDateTime(closed_at),
  },
  { id: 'by', header: 'By', cell: ({ closed_by_name }) => closed_by_name },
  {
    id: 'expected',
    header: 'Expected',
    align: 'end',
    cell: ({ expected }) => formatMoneyWithPaise(expected),
  },
  { id: 'counted', header: 'Counted', align: 'end', cell: ({ counted }) => formatMoneyWithPaise(counted) },
  {
    id: 'difference',
    header: 'Difference',
    align: 'end',
    isKey: true,
    cell: ({ difference }) => formatMoneyWithPaise(difference),
  },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => <LongText>{reason ?? '–'}</LongText> },
];

export const TillClosings = ({ closings }: { closings: readonly TillClosing[] }) => (
  <Section title="Closings">
    <DataTable
      label="Closings of the day"
      columns={columns}
      rows={closings}
      rowKey={({ closing_id }) => closing_id}
      emptyText="The till of this day is not closed yet."
    />
  </Section>
);

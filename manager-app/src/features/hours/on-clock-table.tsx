import { formatDuration, formatTime } from '@pitlane/shared-data/formats';
import { type ClockEntry, workOf } from '@pitlane/shared-data/hours';
import { type Column, DataTable, LongText, StatusBadge } from '@pitlane/shared-ui/core';

const columns: Column<ClockEntry>[] = [
  {
    id: 'mechanic',
    header: 'Mechanic',
    isRowHeader: true,
    isKey: true,
    cell: ({ mechanic_name }) => mechanic_name,
  },
  { id: 'work', header: 'Work', isKey: true, cell: (entry) => <LongText>{workOf(entry)}</LongText> },
  { id: 'car', header: 'Car', isUnbroken: true, cell: ({ registration_number }) => registration_number },
  { id: 'since', header: 'Since', isUnbroken: true, cell: ({ started_at }) => formatTime(started_at) },
  {
    id: 'minutes',
    header: 'Duration',
    align: 'end',
    isKey: true,
    cell: ({ minutes }) => formatDuration(minutes),
  },
  {
    id: 'over',
    header: 'Notes',
    cell: ({ ran_over }) => ran_over && <StatusBadge tone="warning">Past closing</StatusBadge>,
  },
];

/** What each mechanic does now. */
export const OnClockTable = ({ entries }: { entries: readonly ClockEntry[] }) =>
  entries.length === 0 ? (
    <p>Nobody is on the clock.</p>
  ) : (
    <DataTable label="Running clocks" columns={columns} rows={entries} rowKey={({ entry_id }) => entry_id} />
  );

import { formatDate, formatDuration } from '@pitlane/shared-data/formats';
import { type ClockEntry, remarksOf, timesOf, workOf } from '@pitlane/shared-data/hours';
import { Button, type Column, DataTable, formatTotal, LongText } from '@pitlane/shared-ui/core';

const columns = (onCorrect: (entry: ClockEntry) => void): Column<ClockEntry>[] => [
  {
    id: 'day',
    header: 'Day',
    isKey: true,
    isUnbroken: true,
    cell: ({ started_at }) => formatDate(started_at),
  },
  {
    id: 'mechanic',
    header: 'Mechanic',
    isRowHeader: true,
    isKey: true,
    cell: ({ mechanic_name }) => mechanic_name,
  },
  { id: 'work', header: 'Work', isKey: true, cell: (entry) => <LongText>{workOf(entry)}</LongText> },
  { id: 'car', header: 'Car', isUnbroken: true, cell: ({ registration_number }) => registration_number },
  {
    id: 'times',
    header: 'Time',
    isUnbroken: true,
    cell: ({ started_at, ended_at }) => timesOf(started_at, ended_at),
  },
  {
    id: 'minutes',
    header: 'Duration',
    align: 'end',
    isKey: true,
    cell: ({ minutes }) => formatDuration(minutes),
  },
  { id: 'notes', header: 'Notes', cell: (entry) => <LongText>{remarksOf(entry).join('. ')}</LongText> },
  {
    id: 'correct',
    header: 'Correct',
    isHeaderHidden: true,
    cell: (entry) => (
      <Button
        variant="quiet"
        aria-label={`Correct ${workOf(entry)} of ${entry.mechanic_name}, ${timesOf(entry.started_at, entry.ended_at)}`}
        onPress={() => onCorrect(entry)}
      >
        Correct…
      </Button>
    ),
  },
];

interface EntryTableProps {
  entries: readonly ClockEntry[];
  total: number;
  isRefreshing: boolean;
  onCorrect: (entry: ClockEntry) => void;
}

/** The newest entries of the period. */
export const EntryTable = ({ entries, total, isRefreshing, onCorrect }: EntryTableProps) => (
  <>
    <DataTable
      label="Entries"
      columns={columns(onCorrect)}
      rows={entries}
      rowKey={({ entry_id }) => entry_id}
      isRefreshing={isRefreshing}
    />
    {total > entries.length && <p>{`The newest ${entries.length} of ${formatTotal(total)} are shown.`}</p>}
  </>
);

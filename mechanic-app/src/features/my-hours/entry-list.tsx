import { formatDate, formatDuration } from '@pitlane/shared-data/formats';
import {
  type ClockCorrection,
  type ClockEntry,
  describeCorrection,
  missingWork,
  remarksOf,
  timesOf,
  workOf,
} from '@pitlane/shared-data/hours';
import { Button, type Column, DataTable, EmptyState, LongText, Note } from '@pitlane/shared-ui/core';
import { Clock } from '@pitlane/shared-ui/icons';

interface EntryListProps {
  entries: readonly ClockEntry[];
  /** Newest first. */
  corrections: readonly ClockCorrection[];
  isRefreshing: boolean;
  onCorrect: (entry: ClockEntry) => void;
}

/** What was clocked, with what was asked and answered about it. */
export function EntryList({ entries, corrections, isRefreshing, onCorrect }: EntryListProps) {
  const of = (entry: ClockEntry) => corrections.filter(({ entry_id }) => entry_id === entry.entry_id);
  const missing = corrections.filter(({ entry_id }) => entry_id === null);
  const columns: Column<ClockEntry>[] = [
    {
      id: 'day',
      header: 'Day',
      isKey: true,
      isUnbroken: true,
      cell: (entry) => formatDate(entry.started_at),
    },
    { id: 'work', header: 'Work', isKey: true, isRowHeader: true, cell: workOf },
    { id: 'car', header: 'Car', isUnbroken: true, cell: ({ registration_number }) => registration_number },
    {
      id: 'times',
      header: 'Time',
      isUnbroken: true,
      cell: (entry) => timesOf(entry.started_at, entry.ended_at),
    },
    {
      id: 'minutes',
      header: 'Duration',
      align: 'end',
      isKey: true,
      cell: (entry) => formatDuration(entry.minutes),
    },
    {
      id: 'notes',
      header: 'Notes',
      cell: (entry) => (
        <LongText>{[...remarksOf(entry), ...of(entry).map(describeCorrection)].join('. ')}</LongText>
      ),
    },
    {
      id: 'correct',
      header: 'Correct',
      isHeaderHidden: true,
      cell: (entry) =>
        of(entry).some(({ state }) => state === 'open') ? null : (
          <Button
            aria-label={`Correct ${workOf(entry)}, ${timesOf(entry.started_at, entry.ended_at)}`}
            onPress={() => onCorrect(entry)}
          >
            Correct…
          </Button>
        ),
    },
  ];
  return (
    <>
      {missing.map((correction) => (
        <Note
          key={correction.correction_id}
          label={`Missing entry of ${formatDate(correction.started_at)}, ${missingWork(correction)}`}
          text={describeCorrection(correction)}
        />
      ))}
      {entries.length === 0 ? (
        <EmptyState icon={Clock} title="Nothing clocked on these days" />
      ) : (
        <DataTable
          label="Entries"
          columns={columns}
          rows={entries}
          rowKey={(entry) => entry.entry_id}
          isRefreshing={isRefreshing}
        />
      )}
    </>
  );
}

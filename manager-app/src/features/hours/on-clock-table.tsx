import { messageFor } from '@pitlane/shared-data/data-error';
import { formatDuration, formatTime } from '@pitlane/shared-data/formats';
import { type Hours, usePressForMechanic, workOf } from '@pitlane/shared-data/hours';
import { Button, type Column, DataTable, LongText, StatusBadge } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';

type Running = Hours['on_clock'][number];

/** A break or the end of the day of somebody who has no phone. */
function StopClock({ mechanic_id: mechanicId, mechanic_name: name }: Running) {
  const { mutate, isPending } = usePressForMechanic();
  return (
    <Button
      variant="quiet"
      aria-label={`Stop the clock of ${name}`}
      isPending={isPending}
      pendingLabel="Stopping..."
      onPress={() =>
        mutate(
          { mechanicId, press: { kind: 'stop' } },
          {
            onSuccess: () => notify.success(`The clock of ${name} is stopped`),
            onError: (error) => notify.failure(messageFor(error, 'Failed to stop the clock')),
          },
        )
      }
    >
      Stop
    </Button>
  );
}

const columns: Column<Running>[] = [
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
  { id: 'stop', header: 'Stop', isHeaderHidden: true, cell: (entry) => <StopClock {...entry} /> },
];

/** What each mechanic does now. */
export const OnClockTable = ({ entries }: { entries: readonly Running[] }) =>
  entries.length === 0 ? (
    <p>Nobody is on the clock.</p>
  ) : (
    <DataTable label="Running clocks" columns={columns} rows={entries} rowKey={({ entry_id }) => entry_id} />
  );

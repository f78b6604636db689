import { messageFor } from '@pitlane/shared-data/data-error';
import { formatDate } from '@pitlane/shared-data/formats';
import { type Absence, useRemoveAbsence } from '@pitlane/shared-data/plan';
import { Button, type Column, DataTable } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { partLabels } from './part-labels.ts';

const daysOf = ({ first_day, last_day, part }: Absence) => {
  if (first_day !== last_day) return `${formatDate(first_day)} to ${formatDate(last_day)}`;
  return part === 'day'
    ? formatDate(first_day)
    : `${formatDate(first_day)}, ${partLabels[part].toLowerCase()}`;
};

/** The absences that are not over. */
export function Absences({ absences }: { absences: readonly Absence[] }) {
  const remove = useRemoveAbsence();
  const columns: Column<Absence>[] = [
    { id: 'days', header: 'Absent', cell: daysOf },
    { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      align: 'end',
      cell: (absence) => (
        <Button
          aria-label={`Remove the absence of ${daysOf(absence)}`}
          isPending={remove.isPending && remove.variables === absence.absence_id}
          onPress={() =>
            remove.mutate(absence.absence_id, {
              onSuccess: () => notify.success('Absence removed'),
              onError: (error) => notify.failure(messageFor(error, 'Failed to remove the absence')),
            })
          }
        >
          Remove
        </Button>
      ),
    },
  ];
  return (
    <DataTable label="Absences" columns={columns} rows={absences} rowKey={({ absence_id }) => absence_id} />
  );
}

import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCountOf } from '@pitlane/shared-data/formats';
import { openingDaysQuery } from '@pitlane/shared-data/garage';
import { type DropOffSlot, formatClockTime, useSaveDropOffSlots } from '@pitlane/shared-data/plan';
import {
  Button,
  Cluster,
  type Column,
  DataTable,
  EmptyState,
  QueryView,
  Section,
  SkeletonTable,
} from '@pitlane/shared-ui/core';
import { Pencil, Plus } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DropOffDialog } from './drop-off-dialog.tsx';

interface TimesProps {
  slots: readonly DropOffSlot[];
  onEdit: (slot: DropOffSlot) => void;
}

function Times({ slots, onEdit }: TimesProps) {
  const save = useSaveDropOffSlots();
  const remove = (removed: DropOffSlot) =>
    save.mutate(
      { values: slots.filter((slot) => slot !== removed), expected: [...slots] },
      {
        onSuccess: () => notify.success(`${formatClockTime(removed.slot)} removed`),
        onError: (error) => notify.failure(messageFor(error, 'Failed to remove the drop-off time')),
      },
    );
  const columns: Column<DropOffSlot>[] = [
    { id: 'time', header: 'Time', cell: ({ slot }) => formatClockTime(slot) },
    { id: 'cars', header: 'Cars', cell: ({ cars }) => formatCountOf(cars, 'car') },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      align: 'end',
      cell: (slot) => (
        <Cluster gap={2} justify="end">
          <Button
            icon={Pencil}
            aria-label={`Edit ${formatClockTime(slot.slot)}`}
            onPress={() => onEdit(slot)}
          >
            Edit
          </Button>
          <Button
            variant="quiet"
            aria-label={`Remove ${formatClockTime(slot.slot)}`}
            isDisabled={save.isPending}
            onPress={() => remove(slot)}
          >
            Remove
          </Button>
        </Cluster>
      ),
    },
  ];
  return <DataTable label="All drop-off times" columns={columns} rows={slots} rowKey={({ slot }) => slot} />;
}

/** When cars are brought, and how many at each time. */
export function DropOffTimes() {
  const [dialog, setDialog] = useState<{ changed?: DropOffSlot } | null>(null);
  const query = useQuery({ ...openingDaysQuery(), select: ({ drop_off_slots }) => drop_off_slots });
  return (
    <Section
      title="Drop-off times"
      description="Customers choose one when they book or move. A day has those at which the garage is open."
      actions={
        <Button icon={Plus} isDisabled={!query.data} onPress={() => setDialog({})}>
          Add Time
        </Button>
      }
    >
      <QueryView
        query={query}
        failure="Failed to load the drop-off times"
        pending={<SkeletonTable label="Loading the drop-off times..." rows={3} columns={2} />}
        empty={<EmptyState level={3} title="No drop-off times" hint="Customers choose only a day." />}
      >
        {(slots) => <Times slots={slots} onEdit={(changed) => setDialog({ changed })} />}
      </QueryView>
      {dialog && <DropOffDialog slots={query.data ?? []} {...dialog} onClose={() => setDialog(null)} />}
    </Section>
  );
}

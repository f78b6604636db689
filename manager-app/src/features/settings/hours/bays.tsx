import { type Bay, baysQuery } from '@pitlane/shared-data/garage';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  QueryView,
  Section,
  SkeletonTable,
  StatusBadge,
} from '@pitlane/shared-ui/core';
import { Pencil, Plus } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BayDialog } from './bay-dialog.tsx';

export function Bays() {
  const [dialog, setDialog] = useState<{ bay?: Bay } | null>(null);
  const columns: Column<Bay>[] = [
    { id: 'name', header: 'Bay', cell: ({ name }) => name },
    {
      id: 'status',
      header: 'Status',
      cell: ({ active }) =>
        active ? <StatusBadge tone="success">In use</StatusBadge> : <StatusBadge>Out of use</StatusBadge>,
    },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      align: 'end',
      cell: (bay) => (
        <Button icon={Pencil} aria-label={`Edit ${bay.name}`} onPress={() => setDialog({ bay })}>
          Edit
        </Button>
      ),
    },
  ];
  return (
    <Section
      title="Bays"
      description="Lifts and other places to work on a vehicle."
      actions={
        <Button icon={Plus} onPress={() => setDialog({})}>
          Add Bay
        </Button>
      }
    >
      <QueryView
        query={useQuery(baysQuery())}
        failure="Failed to load the bays"
        pending={<SkeletonTable label="Loading the bays..." rows={3} columns={2} />}
        empty={<EmptyState level={3} title="No bays yet" hint="Add the lifts of the workshop." />}
      >
        {(bays) => (
          <DataTable label="All bays" columns={columns} rows={bays} rowKey={({ bay_id }) => bay_id} />
        )}
      </QueryView>
      {dialog && <BayDialog {...dialog} onClose={() => setDialog(null)} />}
    </Section>
  );
}

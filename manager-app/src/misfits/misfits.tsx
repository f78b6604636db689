import { formatCountOf, formatDate, formatDuration } from '@pitlane/shared-data/formats';
import type { Misfit, Misfits as MisfitList } from '@pitlane/shared-data/plan';
import { Banner, Button, type Column, DataTable, Stack } from '@pitlane/shared-ui/core';
import { lazy, Suspense, useState } from 'react';

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

const reasons: Record<Misfit['reason'], string> = {
  closed: 'The garage is closed',
  absent: 'The mechanic is absent',
  short: 'The day is too short',
  full: 'The day is full',
};

/** Coming requests that no longer fit their day, each to be moved; nothing while all fit. */
export function Misfits({ misfits: { total, rows } }: { misfits: MisfitList }) {
  const [moved, setMoved] = useState<Misfit | null>(null);
  const columns: Column<Misfit>[] = [
    { id: 'day', header: 'Day', cell: ({ day }) => formatDate(day) },
    {
      id: 'request',
      header: 'Request',
      cell: ({ request_id, service_name, registration_number, customer_name }) =>
        `#${request_id} ${service_name}, ${registration_number}, ${customer_name}`,
    },
    {
      id: 'reason',
      header: 'Why',
      cell: ({ reason, mechanic_name, minutes }) =>
        reason === 'absent'
          ? `${mechanic_name} is absent`
          : `${reasons[reason]}${reason === 'full' || reason === 'short' ? ` (${formatDuration(minutes)})` : ''}`,
    },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      align: 'end',
      cell: (misfit) => (
        <Button aria-label={`Move… request #${misfit.request_id}`} onPress={() => setMoved(misfit)}>
          Move…
        </Button>
      ),
    },
  ];
  return (
    <>
      {total > 0 && (
        <Stack gap={2}>
          <Banner tone="warning">
            {formatCountOf(total, 'booking no longer fits its day', 'bookings no longer fit their day')}.
          </Banner>
          <DataTable
            label="What no longer fits"
            columns={columns}
            rows={rows}
            rowKey={({ request_id }) => request_id}
          />
        </Stack>
      )}
      <Suspense fallback={null}>
        {moved && <MoveDialog request={moved} onClose={() => setMoved(null)} />}
      </Suspense>
    </>
  );
}

import type { Role } from '@pitlane/shared-data/session';
import type { VehicleVisit } from '@pitlane/shared-data/vehicles';
import { DataTable } from '@pitlane/shared-ui/core';
import { lazy, Suspense, useState } from 'react';
import { historyColumns } from './history-columns.tsx';

/** The grid of photos, which is loaded when it is opened. */
const VisitPhotos = lazy(async () => ({ default: (await import('./visit-photos.tsx')).VisitPhotos }));

interface VisitTableProps {
  visits: readonly VehicleVisit[];
  role: Role;
  isRefreshing: boolean;
}

/** The requests of a vehicle, each with the photos of that visit. */
export function VisitTable({ visits, role, isRefreshing }: VisitTableProps) {
  const [open, setOpen] = useState<VehicleVisit | null>(null);
  return (
    <>
      <DataTable
        label="Requests of this vehicle"
        columns={historyColumns(role, visits.some(({ photos }) => photos > 0) ? setOpen : undefined)}
        rows={visits}
        rowKey={({ request_id }) => request_id}
        isRefreshing={isRefreshing}
      />
      {open && (
        <Suspense fallback={null}>
          <VisitPhotos visit={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

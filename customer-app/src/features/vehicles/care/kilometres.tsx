import { type OdometerReading, readingSourceLabels, type VehicleCare } from '@pitlane/shared-data/care';
import { formatDate, formatKilometres } from '@pitlane/shared-data/formats';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  Section,
  Skeleton,
  Stack,
} from '@pitlane/shared-ui/core';
import { Plus } from '@pitlane/shared-ui/icons';
import { lazy, Suspense, useState } from 'react';
import { describePace } from './care-words.ts';

const KilometresChart = lazy(() => import('./kilometres-chart.tsx'));
/** The first form of a visit, which is loaded when it is opened. */
const ReadingDialog = lazy(async () => ({ default: (await import('./reading-dialog.tsx')).ReadingDialog }));

/** The newest, until all of them are asked for. */
const shown = 12;

const remarkOf = ({ is_reset, counts }: OdometerReading) => {
  if (is_reset) return 'Odometer reset';
  return counts ? null : 'Wrong, by a later reading';
};

const columns: Column<OdometerReading>[] = [
  { id: 'day', header: 'Day', isRowHeader: true, cell: ({ read_at }) => formatDate(read_at) },
  {
    id: 'kilometres',
    header: 'Kilometres',
    align: 'end',
    isKey: true,
    cell: ({ kilometres }) => formatKilometres(kilometres),
  },
  {
    id: 'source',
    header: 'Source',
    isKey: true,
    cell: ({ source, recorded_by }) => [readingSourceLabels[source], recorded_by].filter(Boolean).join(', '),
  },
  { id: 'remark', header: 'Remark', cell: remarkOf },
];

/** The readings of the odometer as a chart and a table, and the form for another one. */
export function Kilometres({ care, vehicleId }: { care: VehicleCare; vehicleId: number }) {
  const [isAdding, setAdding] = useState(false);
  const [areAllShown, setAllShown] = useState(false);
  const readings = areAllShown ? care.readings : care.readings.slice(0, shown);
  // A wrong one was never driven.
  const driven = readings.filter(({ counts }) => counts);
  return (
    <Section
      title="Kilometres"
      description={describePace(care)}
      actions={
        <>
          {care.readings.length > shown && (
            <Button onPress={() => setAllShown(!areAllShown)}>
              {areAllShown ? 'Show the Newest' : `Show All ${care.readings.length}`}
            </Button>
          )}
          <Button icon={Plus} onPress={() => setAdding(true)}>
            Add Reading
          </Button>
        </>
      }
    >
      {readings.length === 0 ? (
        <EmptyState title="No readings yet" hint="The garage notes the kilometres at each check-in." />
      ) : (
        <Stack>
          <DataTable
            label="Readings of the odometer"
            columns={columns}
            rows={readings}
            rowKey={({ reading_id }) => reading_id}
          />
          {driven.length > 1 && (
            <Suspense fallback={<Skeleton label="Loading the chart..." />}>
              <KilometresChart readings={driven} />
            </Suspense>
          )}
        </Stack>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <ReadingDialog vehicleId={vehicleId} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Section>
  );
}

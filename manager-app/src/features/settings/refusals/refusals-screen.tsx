import { formatCount, formatDate } from '@pitlane/shared-data/formats';
import { type RefusalCount, refusalLabel, refusalsQuery } from '@pitlane/shared-data/refusals';
import {
  Banner,
  type Column,
  DataTable,
  EmptyState,
  QueryView,
  SkeletonTable,
  Stack,
} from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { SettingsPage } from '../../../settings-page/settings-page.tsx';

const columns: Column<RefusalCount>[] = [
  { id: 'day', header: 'Day', isKey: true, cell: ({ day }) => formatDate(day) },
  {
    id: 'kind',
    header: 'Refused',
    isRowHeader: true,
    isKey: true,
    cell: ({ kind }) => refusalLabel(kind),
  },
  { id: 'count', header: 'Times', align: 'end', isKey: true, cell: ({ count }) => formatCount(count) },
];

function Refusals() {
  return (
    <QueryView
      query={useQuery(refusalsQuery())}
      failure="Failed to load what was refused"
      pending={<SkeletonTable label="Loading what was refused..." columns={3} />}
      empty={<EmptyState title="Nothing was refused" hint="Not in the last 30 days." />}
    >
      {(refusals) => (
        <DataTable
          label="Refused attempts"
          columns={columns}
          rows={refusals}
          rowKey={({ day, kind }) => `${day} ${kind}`}
        />
      )}
    </QueryView>
  );
}

/** How often limits, wrong secrets and missing rights refused a request, by day. */
export function Component() {
  return (
    <SettingsPage title="Refused Attempts">
      <Stack>
        <Banner tone="info" title="What is counted">
          Who called is not kept. A few a day are mistakes; many of one kind may be an attack. Calls without a
          login are refused before they can be counted. On hosted Supabase the same holds for reading, and
          wrong passwords at a login are in its own logs.
        </Banner>
        <Refusals />
      </Stack>
    </SettingsPage>
  );
}

import { formatCount } from '@pitlane/shared-data/formats';
import { type Import, importRowsQuery, rowOutcomes } from '@pitlane/shared-data/imports';
import { pageSize } from '@pitlane/shared-data/paging';
import {
  FilterGroup,
  PagedList,
  Section,
  SkeletonTable,
  Stack,
  StatCard,
  StatGrid,
  useListParams,
} from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { outcomeLabels } from '../import-labels.ts';
import { ApplyImport } from './apply-import.tsx';
import { RowTable } from './row-table.tsx';

const outcomes = [
  { id: 'all', label: 'All rows' },
  { id: 'error', label: 'Errors' },
  { id: 'add', label: outcomeLabels.add },
  { id: 'merge', label: outcomeLabels.merge },
  { id: 'skip', label: outcomeLabels.skip },
] as const;

/** The dry run: counts, every row with its reason, and the import itself. */
export function CheckedRows({ entry }: { entry: Import }) {
  const list = useListParams();
  const outcome = list.readOneOf('outcome', rowOutcomes);
  const query = useQuery(importRowsQuery({ importId: entry.import_id, outcome, page: list.page }));
  return (
    <Section title="What importing does">
      <Stack>
        <StatGrid aria-label="Rows">
          <StatCard label="Added" tone="success" value={formatCount(entry.added)} />
          <StatCard label="Updated" tone="info" value={formatCount(entry.merged)} />
          <StatCard label="Skipped" value={formatCount(entry.skipped)} />
          <StatCard
            label="Errors"
            tone={entry.failed > 0 ? 'danger' : 'neutral'}
            value={formatCount(entry.failed)}
          />
        </StatGrid>
        <ApplyImport entry={entry} />
        <FilterGroup
          label="Rows"
          options={outcomes}
          value={outcome ?? 'all'}
          onChange={(chosen) => list.change({ outcome: chosen === 'all' ? null : chosen })}
        />
        <PagedList
          query={query}
          params={list}
          pageSize={pageSize}
          label="rows"
          failure="Failed to load the rows"
          pending={<SkeletonTable label="Loading the rows..." columns={4} />}
        >
          {({ rows }) => <RowTable entry={entry} rows={rows} isRefreshing={query.isPlaceholderData} />}
        </PagedList>
      </Stack>
    </Section>
  );
}

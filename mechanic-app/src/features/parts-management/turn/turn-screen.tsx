import { pageSize } from '@pitlane/shared-data/paging';
import { partTurnsQuery } from '@pitlane/shared-data/part-turns';
import {
  EmptyState,
  PagedList,
  PageHeader,
  SkeletonTable,
  Stack,
  useListParams,
} from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { turnDescription } from '../../../turn-description.ts';
import { WorkshopPage } from '../../../workshop-page/workshop-page.tsx';
import { PartFilters } from '../part-filters.tsx';
import { CountTime } from './count-time.tsx';
import { ExportTurns } from './export-turns.tsx';
import { TurnTable } from './turn-table.tsx';

/** Supported by the backend, ascending and descending; the slowest come first. */
const sorts = ['turn', 'name', 'used', 'average', 'value'].flatMap((name) => [name, `-${name}`]);

/** How often each part was used up in a year. */
export function Component() {
  const list = useListParams({ sorts, defaultSort: 'turn' });
  const category = list.read('category') || undefined;
  const query = useQuery(
    partTurnsQuery({ search: list.search || undefined, category, sort: list.sortName, page: list.page }),
  );
  return (
    <WorkshopPage>
      <PageHeader
        title="Turn of Parts"
        description={turnDescription}
        back={{ href: paths.partsManagement, label: 'Parts' }}
        actions={<ExportTurns />}
      />
      <Stack>
        <PartFilters params={list} categories={query.data?.categories ?? []} category={category} />
        <PagedList
          query={query}
          params={list}
          pageSize={pageSize}
          label="parts"
          failure="Failed to load the turn of the parts"
          pending={<SkeletonTable label="Loading the turn of the parts..." columns={6} />}
          empty={
            list.search || category ? undefined : (
              <EmptyState title="No parts" hint="Parts that are added to the inventory appear here." />
            )
          }
        >
          {({ rows, counted_at }) => (
            <Stack>
              <TurnTable
                turns={rows}
                sort={list.sort}
                onSortChange={list.sortBy}
                isRefreshing={query.isPlaceholderData}
              />
              <CountTime countedAt={counted_at} />
            </Stack>
          )}
        </PagedList>
      </Stack>
    </WorkshopPage>
  );
}

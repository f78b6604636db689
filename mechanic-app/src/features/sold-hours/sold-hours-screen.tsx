import { lastDays, periodNames, periodOptions, soldGroups, soldHoursQuery } from '@pitlane/shared-data/hours';
import { pageSize } from '@pitlane/shared-data/paging';
import { useSession } from '@pitlane/shared-data/session';
import {
  EmptyState,
  FilterGroup,
  FilterSelect,
  PagedList,
  PageHeader,
  SkeletonCard,
  SkeletonTable,
  Stack,
  Toolbar,
  useListParams,
} from '@pitlane/shared-ui/core';
import { Clock } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { paths } from '../../paths.ts';
import { soldDescription } from '../../sold-description.ts';
import { WorkshopPage } from '../../workshop-page/workshop-page.tsx';
import { groupLabels, SoldTable, summaryOf } from './sold-table.tsx';

const SoldChart = lazy(async () => ({ default: (await import('./sold-chart.tsx')).SoldChart }));

/** Sold beside clocked minutes: a mechanic's own, for managers everybody's. */
export function Component() {
  const list = useListParams();
  const isManager = useSession().account?.role === 'manager';
  const groups = soldGroups.filter((group) => isManager || group !== 'mechanic');
  const by = list.readOneOf('by', groups) ?? 'job';
  const period = list.readOneOf('period', periodNames) ?? 'week';
  const mechanicId = (isManager && list.read('mechanic')) || undefined;
  const query = useQuery(soldHoursQuery({ ...lastDays(period), by, mechanicId, page: list.page }));
  const { mechanics, rows } = query.data ?? { mechanics: [], rows: [] };
  return (
    <WorkshopPage>
      <PageHeader
        title="Sold and Clocked"
        description={soldDescription}
        back={{ href: isManager ? paths.clockedHours : paths.hours, label: 'Hours' }}
      />
      <Stack>
        <Toolbar>
          <FilterGroup
            label="Period"
            options={periodOptions}
            value={period}
            onChange={(chosen) => list.change({ period: chosen === 'week' ? null : chosen })}
          />
          <FilterGroup
            label="By"
            options={groups.map((id) => ({ id, label: groupLabels[id].plural }))}
            value={by}
            onChange={(chosen) => list.change({ by: chosen === 'job' ? null : chosen })}
          />
          {isManager && (
            <FilterSelect
              label="Mechanic"
              allLabel="All mechanics"
              values={mechanics.map(({ mechanic_id }) => mechanic_id)}
              labelOf={(id) => mechanics.find(({ mechanic_id }) => mechanic_id === id)?.name ?? ''}
              value={mechanicId}
              onChange={(mechanic) => list.change({ mechanic })}
            />
          )}
        </Toolbar>
        <PagedList
          query={query}
          params={list}
          pageSize={pageSize}
          label={groupLabels[by].plural.toLowerCase()}
          failure="Failed to load the hours"
          pending={<SkeletonTable label="Loading the hours..." columns={5} />}
          empty={<EmptyState icon={Clock} title="No job was completed on these days" />}
        >
          {(sold) => (
            <Stack gap={3}>
              <SoldTable by={by} rows={sold.rows} isRefreshing={query.isPlaceholderData} />
              <p>{summaryOf(sold)}</p>
            </Stack>
          )}
        </PagedList>
        {rows.length > 0 && (
          <Suspense fallback={<SkeletonCard label="Loading the chart..." />}>
            <SoldChart by={by} rows={rows} />
          </Suspense>
        )}
      </Stack>
    </WorkshopPage>
  );
}

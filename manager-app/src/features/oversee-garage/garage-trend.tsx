import { formatDate, formatMoney } from '@pitlane/shared-data/formats';
import { type GarageWeek, garageTrendQuery, type GarageTrend as Trend } from '@pitlane/shared-data/overview';
import { statusLabel } from '@pitlane/shared-data/requests';
import { Section } from '@pitlane/shared-ui/section';
import { SkeletonTable } from '@pitlane/shared-ui/skeleton';
import { StatCard, StatGrid } from '@pitlane/shared-ui/stat-card';
import { type Column, DataTable } from '@pitlane/shared-ui/table';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../query-view/query-view.tsx';

const figure = new Intl.NumberFormat('en-IN');

const columns: Column<GarageWeek>[] = [
  { id: 'week', header: 'Week from', isRowHeader: true, cell: ({ week_start }) => formatDate(week_start) },
  {
    id: 'jobs',
    header: 'Completed jobs',
    align: 'end',
    cell: ({ completed_jobs }) => figure.format(completed_jobs),
  },
  {
    id: 'revenue',
    header: 'Revenue',
    align: 'end',
    cell: ({ revenue }) => formatMoney(revenue, { paise: 'always' }),
  },
];

const openStatuses = ['pending', 'approved', 'in_progress'] as const;

function TrendFigures({ trend: { weeks, open_by_status } }: { trend: Trend }) {
  return (
    <>
      <Section title="Open requests">
        <StatGrid aria-label="Open requests">
          {openStatuses.map((status) => (
            <StatCard
              key={status}
              label={statusLabel(status)}
              value={figure.format(open_by_status[status])}
            />
          ))}
        </StatGrid>
      </Section>
      <Section title="Last 12 weeks">
        <DataTable
          label="Completed jobs and revenue by week"
          columns={columns}
          // The week that is running is what a manager looks for first.
          rows={weeks.toReversed()}
          rowKey={({ week_start }) => week_start}
        />
      </Section>
    </>
  );
}

/** Open requests by status, and what the garage completed and earned in each of the last twelve weeks. */
export function GarageTrend() {
  const query = useQuery(garageTrendQuery());
  return (
    <QueryView
      query={query}
      failure="Failed to load the last 12 weeks"
      pending={<SkeletonTable label="Loading the last 12 weeks..." columns={3} rows={12} />}
    >
      {(trend) => <TrendFigures trend={trend} />}
    </QueryView>
  );
}

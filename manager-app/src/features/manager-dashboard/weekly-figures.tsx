import {
  formatCount,
  formatDate,
  formatMoney,
  formatMoneyWithPaise,
  formatShortDay,
} from '@pitlane/shared-data/formats';
import type { GarageWeek } from '@pitlane/shared-data/overview';
import type { BarChartProps } from '@pitlane/shared-ui/charts';
import { type Column, DataTable, Section, Stack } from '@pitlane/shared-ui/core';
import { SideBySide } from './side-by-side.ts';
import { TrendCharts } from './trend-charts.tsx';

const shortMoney = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  notation: 'compact',
  maximumFractionDigits: 1,
});

const columns: Column<GarageWeek>[] = [
  { id: 'week', header: 'Week from', isRowHeader: true, cell: ({ week_start }) => formatDate(week_start) },
  {
    id: 'jobs',
    header: 'Completed jobs',
    align: 'end',
    cell: ({ completed_jobs }) => formatCount(completed_jobs),
  },
  {
    id: 'revenue',
    header: 'Revenue',
    align: 'end',
    cell: ({ revenue }) => formatMoneyWithPaise(revenue),
  },
];

const barsOf = (weeks: readonly GarageWeek[], value: (week: GarageWeek) => number) =>
  weeks.map((week) => ({
    name: `Week from ${formatDate(week.week_start)}`,
    tick: formatShortDay(week.week_start),
    value: value(week),
  }));

const chartsOf = (weeks: readonly GarageWeek[]): BarChartProps[] => [
  { label: 'Completed jobs per week', bars: barsOf(weeks, ({ completed_jobs }) => completed_jobs) },
  {
    label: 'Revenue per week',
    bars: barsOf(weeks, ({ revenue }) => revenue),
    format: formatMoney,
    formatTick: shortMoney.format,
  },
];

export function WeeklyFigures({ weeks }: { weeks: readonly GarageWeek[] }) {
  return (
    <Section
      title="Last 12 weeks"
      description="Revenue is the final cost of the jobs that were completed, with tax, before discounts and credit notes."
    >
      <SideBySide>
        <Stack>
          <TrendCharts charts={chartsOf(weeks)} />
        </Stack>
        <DataTable
          label="Completed jobs and revenue by week"
          columns={columns}
          // Newest first.
          rows={weeks.toReversed()}
          rowKey={({ week_start }) => week_start}
        />
      </SideBySide>
    </Section>
  );
}

import { formatCount, formatMoney, formatShortMoney } from '@pitlane/shared-data/formats';
import type { ReportTrend } from '@pitlane/shared-data/reports';
import type { Column } from '@pitlane/shared-ui/core';
import { ChartSection } from './chart-section.tsx';
import { stepName, stepTick, stepTitles } from './figure/step-name.ts';

type Point = ReportTrend['points'][number];

interface TrendProps {
  trend: ReportTrend;
  isRefreshing: boolean;
}

const stepColumn = (step: ReportTrend['step']): Column<Point> => ({
  id: 'step',
  header: stepTitles[step],
  isRowHeader: true,
  isKey: true,
  cell: (point) => stepName(step, point),
});

/** Of the days, weeks or months of the period. */
const bySteps = (step: ReportTrend['step']) => ({
  rowKey: ({ from_day }: Point) => from_day,
  named: (point: Point) => ({ name: stepName(step, point), tick: stepTick(step, point) }),
});

/** Revenue beside margin over the days, weeks or months of the period. */
export function MarginTrend({ trend: { step, points }, isRefreshing }: TrendProps) {
  const { rowKey, named } = bySteps(step);
  // One bar compares nothing.
  if (points.length < 2) return null;
  return (
    <ChartSection
      title="Revenue and margin"
      label={`Revenue and margin by ${step}`}
      columns={[
        stepColumn(step),
        {
          id: 'revenue',
          header: 'Revenue',
          align: 'end',
          isKey: true,
          cell: ({ revenue }) => formatMoney(revenue),
        },
        // On a phone behind "More", as two amounts would take two lines.
        { id: 'margin', header: 'Margin', align: 'end', cell: ({ margin }) => formatMoney(margin) },
      ]}
      rows={points}
      rowKey={rowKey}
      bar={(point) => ({ ...named(point), value: point.revenue, beside: point.margin })}
      pair={['Revenue', 'Margin']}
      format={formatMoney}
      formatTick={formatShortMoney}
      isRefreshing={isRefreshing}
    />
  );
}

/** How many jobs were completed in the days, weeks or months of the period. */
export function JobsTrend({ trend: { step, points }, isRefreshing }: TrendProps) {
  const { rowKey, named } = bySteps(step);
  if (points.length < 2) return null;
  return (
    <ChartSection
      title="Jobs completed"
      label={`Jobs completed by ${step}`}
      columns={[
        stepColumn(step),
        { id: 'jobs', header: 'Jobs', align: 'end', isKey: true, cell: ({ jobs }) => formatCount(jobs) },
      ]}
      rows={points}
      rowKey={rowKey}
      bar={(point) => ({ ...named(point), value: point.jobs })}
      isRefreshing={isRefreshing}
    />
  );
}

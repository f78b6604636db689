import { formatCount, formatMoney, formatShortMoney } from '@pitlane/shared-data/formats';
import { type Period, type ReportTrend, trendQuery } from '@pitlane/shared-data/reports';
import {
  Button,
  CardActions,
  type Column,
  QueryView,
  recoverFocus,
  SkeletonTable,
} from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ChartSection } from './chart-section.tsx';
import { stepName, stepTick, stepTitles } from './figure/step-name.ts';

type Step = ReportTrend['step'];

interface Point {
  from_day: string;
}

interface TrendProps {
  trend: ReportTrend;
  isRefreshing: boolean;
}

const stepColumn = (step: Step): Column<Point> => ({
  id: 'step',
  header: stepTitles[step],
  isRowHeader: true,
  isKey: true,
  cell: (point) => stepName(step, point),
});

/** Of the days, weeks or months of the period. */
const bySteps = (trend: { step: Step; points: readonly Point[] }) => ({
  rowKey: ({ from_day }: Point) => from_day,
  named: (point: Point) => ({ name: stepName(trend.step, point), tick: stepTick(trend, point) }),
});

/** Revenue beside margin over the days, weeks or months of the period. */
export function MarginTrend({ trend, isRefreshing }: TrendProps) {
  const { step, points } = trend;
  const { rowKey, named } = bySteps(trend);
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
export function JobsTrend({ trend, isRefreshing }: TrendProps) {
  const { step, points } = trend;
  const { rowKey, named } = bySteps(trend);
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

interface ReceivablesTrendProps {
  period: Period;
  isRefreshing: boolean;
}

/**
 * What was owed at the end of each day, week or month of the period; its rows are at the figure of that name. Asked for by a
 * press, as the report already asks twice.
 */
export function ReceivablesTrend({ period, isRefreshing }: ReceivablesTrendProps) {
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const query = useQuery({ ...trendQuery('receivables', period), enabled: isAsked && !isRefreshing });
  const show = () => {
    setAsked(true);
    // The button goes.
    recoverFocus(() => place.current);
  };
  if (!isAsked) {
    return (
      <CardActions>
        <Button onPress={show}>Show Receivables over Time</Button>
      </CardActions>
    );
  }
  return (
    <div ref={place} tabIndex={-1}>
      <QueryView
        query={query}
        failure="Failed to load the receivables"
        pending={<SkeletonTable label="Loading the receivables..." columns={2} rows={5} />}
      >
        {(trend) => {
          const { step, points } = trend;
          const { rowKey, named } = bySteps(trend);
          if (points.every(({ value }) => !value)) return <p>Nothing was owed in this period.</p>;
          return (
            <ChartSection
              title="Receivables"
              label={`Receivables at the end of each ${step}`}
              columns={[
                stepColumn(step),
                {
                  id: 'value',
                  header: 'Left to pay',
                  align: 'end',
                  isKey: true,
                  cell: ({ value }) => formatMoney(value ?? 0),
                },
              ]}
              rows={points}
              rowKey={rowKey}
              bar={(point) => ({ ...named(point), value: point.value ?? 0 })}
              format={formatMoney}
              formatTick={formatShortMoney}
              isRefreshing={false}
            />
          );
        }}
      </QueryView>
    </div>
  );
}

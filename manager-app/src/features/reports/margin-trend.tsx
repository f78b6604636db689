import { formatMoney } from '@pitlane/shared-data/formats';
import type { ReportTrend } from '@pitlane/shared-data/reports';
import { DataTable, Section, SkeletonCard } from '@pitlane/shared-ui/core';
import { lazy, Suspense } from 'react';
import { stepName, stepTitles } from './figure/step-name.ts';
import { ChartBeside, PaperGroup } from './paper.tsx';

const MarginChart = lazy(async () => ({ default: (await import('./margin-chart.tsx')).MarginChart }));

type Point = ReportTrend['points'][number];

interface MarginTrendProps {
  trend: ReportTrend;
  isRefreshing: boolean;
}

/** Revenue beside margin over the days, weeks or months of the period, as a chart and as a table. */
export function MarginTrend({ trend, isRefreshing }: MarginTrendProps) {
  const { step, points } = trend;
  // One bar compares nothing.
  if (points.length < 2) return null;
  const pending = <SkeletonCard label="Loading the chart..." />;
  return (
    <PaperGroup>
      <Section title="Revenue and margin">
        <ChartBeside>
          <DataTable<Point>
            label={`Revenue and margin by ${step}`}
            columns={[
              {
                id: 'step',
                header: stepTitles[step],
                isRowHeader: true,
                isKey: true,
                cell: (point) => stepName(step, point),
              },
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
            rowKey={({ from_day }) => from_day}
            isRefreshing={isRefreshing}
          />
          {/* No chart of the earlier period passes for that of the new one. */}
          {isRefreshing ? (
            pending
          ) : (
            <Suspense fallback={pending}>
              <MarginChart trend={trend} />
            </Suspense>
          )}
        </ChartBeside>
      </Section>
    </PaperGroup>
  );
}

import {
  type FigureRows,
  type FigureTrend,
  formatFigure,
  type Period,
  trendQuery,
} from '@pitlane/shared-data/reports';
import { DataTable, QueryView, Section, SkeletonCard, SkeletonTable } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ChartBeside, PaperGroup } from '../paper.tsx';
import { stepName, stepTitles } from './step-name.ts';

const TrendChart = lazy(async () => ({ default: (await import('./trend-chart.tsx')).TrendChart }));

type Point = FigureTrend['points'][number];

function TrendTable({ figure, trend: { step, points } }: { figure: FigureRows; trend: FigureTrend }) {
  return (
    <DataTable<Point>
      label={`${figure.name} by ${step}`}
      columns={[
        {
          id: 'step',
          header: stepTitles[step],
          isRowHeader: true,
          isKey: true,
          cell: (point) => stepName(step, point),
        },
        {
          id: 'value',
          header: figure.name,
          align: 'end',
          isKey: true,
          cell: ({ value }) => formatFigure(figure, value),
        },
      ]}
      rows={points}
      rowKey={({ from_day }) => from_day}
    />
  );
}

/** A figure over the days, weeks or months of the period, as a chart and as a table. */
export function Trend({ figure, period }: { figure: FigureRows; period: Period }) {
  const query = useQuery(trendQuery(figure.figure, period));
  return (
    <QueryView
      query={query}
      failure="Failed to load the trend"
      pending={<SkeletonTable label="Loading the trend..." columns={2} rows={5} />}
    >
      {(trend) =>
        // One bar compares nothing.
        trend.points.length > 1 && (
          <PaperGroup>
            <Section title={`By ${trend.step}`}>
              <ChartBeside>
                <TrendTable figure={figure} trend={trend} />
                <Suspense fallback={<SkeletonCard label="Loading the chart..." />}>
                  <TrendChart figure={figure} trend={trend} />
                </Suspense>
              </ChartBeside>
            </Section>
          </PaperGroup>
        )
      }
    </QueryView>
  );
}

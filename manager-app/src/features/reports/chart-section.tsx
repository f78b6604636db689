import { type Column, DataTable, Section, SkeletonCard } from '@pitlane/shared-ui/core';
import { lazy, Suspense } from 'react';
import { ChartBeside, PaperGroup } from './paper.tsx';

const BarChart = lazy(async () => ({ default: (await import('@pitlane/shared-ui/charts')).BarChart }));

interface ChartSectionProps<Listed> {
  title: string;
  /** What the table and the chart are called. */
  label: string;
  columns: Column<Listed>[];
  rows: readonly Listed[];
  rowKey: (row: Listed) => string;
  /** What a row is drawn as. */
  bar: (row: Listed) => { name: string; tick: string; value: number; beside?: number };
  pair?: readonly [string, string];
  format?: (value: number) => string;
  formatTick?: (value: number) => string;
  isRefreshing: boolean;
}

/** A table beside a chart of the same rows. */
export function ChartSection<Listed extends object>({
  title,
  label,
  columns,
  rows,
  rowKey,
  bar,
  isRefreshing,
  ...drawn
}: ChartSectionProps<Listed>) {
  const pending = <SkeletonCard label="Loading the chart..." />;
  return (
    <PaperGroup>
      <Section title={title}>
        <ChartBeside>
          <DataTable<Listed>
            label={label}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            isRefreshing={isRefreshing}
          />
          {/* No chart of the earlier period passes for that of the new one. */}
          {isRefreshing ? (
            pending
          ) : (
            <Suspense fallback={pending}>
              <BarChart label={label} bars={rows.map(bar)} {...drawn} />
            </Suspense>
          )}
        </ChartBeside>
      </Section>
    </PaperGroup>
  );
}

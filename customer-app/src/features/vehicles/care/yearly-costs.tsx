import { formatCountOf, formatMoney, formatShortMoney } from '@pitlane/shared-data/formats';
import type { YearlyCosts as Years } from '@pitlane/shared-data/vehicles';
import { type Column, DataTable, Section, SkeletonCard } from '@pitlane/shared-ui/core';
import { lazy, Suspense } from 'react';

const BarChart = lazy(async () => ({ default: (await import('@pitlane/shared-ui/charts')).BarChart }));

const columns: Column<Years[number]>[] = [
  {
    id: 'year',
    header: 'Year',
    isRowHeader: true,
    cell: ({ year }) => year,
    detail: ({ services }) => formatCountOf(services, 'service'),
  },
  { id: 'amount', header: 'Cost', align: 'end', isKey: true, cell: ({ amount }) => formatMoney(amount) },
];

/** What the owner's own services cost in each calendar year; nothing before the first. */
export const YearlyCosts = ({ years }: { years: Years }) =>
  years.length > 0 && (
    <Section
      title="Costs per Year"
      description="Services of this owner: what was invoiced, else the final cost, by the day of completion."
    >
      <DataTable
        label="Costs of this car by year"
        columns={columns}
        rows={years}
        rowKey={({ year }) => year}
      />
      {/* One bar compares nothing. */}
      {years.length > 1 && (
        <Suspense fallback={<SkeletonCard label="Loading the chart..." />}>
          <BarChart
            label="Cost per year"
            bars={years.toReversed().map(({ year, amount }) => ({ name: String(year), value: amount }))}
            format={formatMoney}
            formatTick={formatShortMoney}
          />
        </Suspense>
      )}
    </Section>
  );

import { formatDate, formatMoney } from '@pitlane/shared-data/formats';
import type { AmountOverTime, PartDetails } from '@pitlane/shared-data/parts';
import { DescriptionList, Grid, Section, SkeletonCard, Stack } from '@pitlane/shared-ui/core';
import { lazy, Suspense } from 'react';

const BarChart = lazy(async () => ({ default: (await import('@pitlane/shared-ui/charts')).BarChart }));

/** Charts grow unreadable beyond this many changes; the list above has the newest of them too. */
const shown = 12;

function AmountChart({ label, amounts }: { label: string; amounts: readonly AmountOverTime[] }) {
  const latest = amounts.slice(-shown);
  return (
    <Stack>
      <DescriptionList
        layout="lines"
        items={latest
          .slice(-4)
          .reverse()
          .map(({ changed_at, amount }) => ({ label: formatDate(changed_at), value: formatMoney(amount) }))}
      />
      <Suspense fallback={<SkeletonCard label="Loading the chart..." />}>
        <BarChart
          label={label}
          bars={latest.map(({ changed_at, amount }, place) => ({
            name: `${place + 1}. ${formatDate(changed_at)}`,
            tick: formatDate(changed_at),
            value: amount,
          }))}
          format={formatMoney}
        />
      </Suspense>
    </Stack>
  );
}

/** What the part sold for and, for managers, cost over time; nothing until one of them has changed. */
export function PriceHistory({ part }: { part: PartDetails }) {
  const changing = [
    { label: 'Price', amounts: part.prices },
    { label: 'Average cost', amounts: part.costs },
  ].filter(({ amounts }) => amounts.length > 1);
  if (changing.length === 0) return null;
  return (
    <Section title="Price over time">
      <Grid>
        {changing.map((chart) => (
          <AmountChart key={chart.label} {...chart} />
        ))}
      </Grid>
    </Section>
  );
}

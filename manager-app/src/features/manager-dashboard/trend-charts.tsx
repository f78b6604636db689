import { Banner } from '@pitlane/shared-ui/banner';
import type { BarChartProps } from '@pitlane/shared-ui/bar-chart';
import { Button } from '@pitlane/shared-ui/button';
import { SkeletonCard } from '@pitlane/shared-ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { barChartQuery } from './bar-chart-query.ts';
import { useOnScreen } from './use-on-screen.ts';

/**
 * Charts of figures that stand beside them, and that a person still has when the charts do not come. Their code comes
 * when their place is seen.
 */
export function TrendCharts({ charts }: { charts: readonly BarChartProps[] }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useOnScreen(place);
  const { data: BarChart, error } = useQuery({ ...barChartQuery(), enabled: isSeen });
  if (BarChart) return charts.map((chart) => <BarChart key={chart.label} {...chart} />);
  if (!error) {
    return (
      <div ref={place}>
        <SkeletonCard label="Loading charts..." />
      </div>
    );
  }
  return (
    <Banner
      tone="danger"
      title="Failed to load the charts"
      // Code that several apps share and that did not come is asked for once in the life of a page.
      action={<Button onPress={() => location.reload()}>Reload page</Button>}
    >
      The figures beside them are complete.
    </Banner>
  );
}

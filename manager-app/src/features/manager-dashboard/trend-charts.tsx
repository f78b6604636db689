import type { BarChartProps } from '@pitlane/shared-ui/charts';
import { Banner, Button, SkeletonCard, useOnScreen } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { barChartQuery } from './bar-chart-query.ts';

/** Milliseconds that the rest of the screen has to itself: the library is 100 kB, and the figures are in the table. */
const restDelay = 500;

/** Milliseconds after which charts are loaded unseen: when the browser prints a page, it is too late to load them. */
const unseenDelay = 4000;

function useElapsed(delay: number) {
  const [hasElapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return hasElapsed;
}

/**
 * Lazy-loads the chart code when the charts are in view and the rest of the screen is there, or once everything else has
 * long been there. The figures next to them do not depend on it.
 */
export function TrendCharts({ charts }: { charts: readonly BarChartProps[] }) {
  const container = useRef<HTMLDivElement>(null);
  const isVisible = useOnScreen(container);
  const hasRested = useElapsed(restDelay);
  const isOpenLong = useElapsed(unseenDelay);
  const { data: BarChart, error } = useQuery({
    ...barChartQuery(),
    enabled: (isVisible && hasRested) || isOpenLong,
  });
  if (BarChart) return charts.map((chart) => <BarChart key={chart.label} {...chart} />);
  if (!error) {
    return (
      <div ref={container} data-loads-on-scroll="">
        <SkeletonCard label="The charts follow" />
      </div>
    );
  }
  return (
    <Banner
      tone="danger"
      title="Failed to load the charts"
      // A failed shared chunk is not requested again until the page is reloaded.
      action={<Button onPress={() => location.reload()}>Reload page</Button>}
    >
      The figures next to the charts are complete.
    </Banner>
  );
}

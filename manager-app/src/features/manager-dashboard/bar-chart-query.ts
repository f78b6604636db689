import { queryOptions } from '@tanstack/react-query';

/**
 * Lazy-loads the chart component, which is larger than the dashboard itself. A query, so that it has a pending and an
 * error state.
 */
export const barChartQuery = () =>
  queryOptions({
    queryKey: ['bar-chart'],
    queryFn: async () => (await import('@pitlane/shared-ui/charts')).BarChart,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

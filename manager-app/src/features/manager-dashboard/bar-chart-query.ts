import { queryOptions } from '@tanstack/react-query';

/**
 * The charts' code, which is heavier than the dashboard itself and comes when its numbers are there. Asked for like
 * data, so that it has a pending and a failed state.
 */
export const barChartQuery = () =>
  queryOptions({
    queryKey: ['bar-chart'],
    queryFn: async () => (await import('@pitlane/shared-ui/bar-chart')).BarChart,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

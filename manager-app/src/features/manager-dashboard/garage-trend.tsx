import { garageTrendQuery } from '@pitlane/shared-data/overview';
import { QueryView, SkeletonTable } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { OpenRequests } from './open-requests.tsx';
import { WeeklyFigures } from './weekly-figures.tsx';

export function GarageTrend() {
  const query = useQuery(garageTrendQuery());
  return (
    <QueryView
      query={query}
      failure="Failed to load the last 12 weeks"
      pending={<SkeletonTable label="Loading the last 12 weeks..." columns={3} rows={12} />}
    >
      {({ open_by_status, weeks }) => (
        <>
          <OpenRequests byStatus={open_by_status} />
          <WeeklyFigures weeks={weeks} />
        </>
      )}
    </QueryView>
  );
}

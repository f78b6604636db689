import { formatMoney } from '@pitlane/shared-data/formats';
import { jobSummaryQuery } from '@pitlane/shared-data/requests';
import { CalendarCheck, CircleCheck, IndianRupee } from '@pitlane/shared-ui/icons';
import { StatCard, StatGrid } from '@pitlane/shared-ui/stat-card';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../query-state/query-state.tsx';

/** What a mechanic has finished so far, and the bonus of it. */
export function FinishedJobsSummary() {
  const summary = useQuery(jobSummaryQuery());
  const { data } = summary;
  return (
    <>
      <QueryState query={summary} failure="Failed to load job figures" />
      {!summary.isLoadingError && (
        <StatGrid
          aria-label="Job figures"
          isPending={summary.isPending}
          loadingLabel="Loading job figures..."
        >
          <StatCard icon={CircleCheck} label="Total Completed" value={data?.total_completed} />
          <StatCard
            icon={IndianRupee}
            tone="success"
            label="Bonus Earned"
            value={data && formatMoney(data.bonus_earned)}
            detail="3% of each job's final cost"
          />
          <StatCard icon={CalendarCheck} label="Completed Today" value={data?.completed_today} />
        </StatGrid>
      )}
    </>
  );
}

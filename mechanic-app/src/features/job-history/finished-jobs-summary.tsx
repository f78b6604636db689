import { formatMoney, formatPercent } from '@pitlane/shared-data/formats';
import { type JobSummary, jobSummaryQuery } from '@pitlane/shared-data/requests';
import { QueryView, StatCard, StatGrid } from '@pitlane/shared-ui/core';
import { CalendarCheck, CircleCheck, IndianRupee } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';

export function FinishedJobsSummary() {
  const query = useQuery(jobSummaryQuery());
  const figures = (summary?: JobSummary) => (
    <StatGrid aria-label="Job figures" isPending={!summary} loadingLabel="Loading job figures...">
      <StatCard icon={CircleCheck} label="Total Completed" value={summary?.total_completed} />
      <StatCard
        icon={IndianRupee}
        tone="success"
        label="Bonus Earned"
        value={summary && formatMoney(summary.bonus_earned)}
        detail={`${formatPercent(summary?.bonus_rate ?? 0)} of each job's final cost`}
      />
      <StatCard icon={CalendarCheck} label="Completed Today" value={summary?.completed_today} />
    </StatGrid>
  );
  return (
    <QueryView query={query} failure="Failed to load job figures" pending={figures()}>
      {figures}
    </QueryView>
  );
}

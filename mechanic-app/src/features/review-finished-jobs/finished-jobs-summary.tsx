import { formatMoney } from '@pitlane/shared-data/formats';
import { jobSummaryQuery } from '@pitlane/shared-data/requests';
import { CalendarCheck, CircleCheck, IndianRupee } from '@pitlane/shared-ui/icons';
import { VisuallyHidden } from '@pitlane/shared-ui/layout';
import { StatCard, StatGrid } from '@pitlane/shared-ui/stat-card';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../query-state/query-state.tsx';

/** What a mechanic has finished so far, and the bonus of it. */
export function FinishedJobsSummary() {
  const summary = useQuery(jobSummaryQuery());
  const { data } = summary;
  return (
    <>
      <QueryState query={summary} failure="Failed to load job figures" pending={<FiguresOnTheirWay />} />
      {data && (
        <Figures
          completed={data.total_completed}
          bonus={formatMoney(data.bonus_earned)}
          today={data.completed_today}
        />
      )}
    </>
  );
}

/** As tall as the figures will be, so that nothing below them moves when they come. */
function FiguresOnTheirWay() {
  return (
    <div role="status">
      <VisuallyHidden>Loading job figures...</VisuallyHidden>
      <div aria-hidden="true">
        <Figures completed="…" bonus="…" today="…" />
      </div>
    </div>
  );
}

interface FiguresProps {
  completed: number | string;
  bonus: string;
  today: number | string;
}

function Figures({ completed, bonus, today }: FiguresProps) {
  return (
    <StatGrid aria-label="Job figures">
      <StatCard icon={CircleCheck} label="Total Completed" value={completed} />
      <StatCard
        icon={IndianRupee}
        tone="success"
        label="Bonus Earned"
        value={bonus}
        detail="3% of each job's final cost"
      />
      <StatCard icon={CalendarCheck} label="Completed Today" value={today} />
    </StatGrid>
  );
}

import { formatDuration } from '@pitlane/shared-data/formats';
import type { HourSums } from '@pitlane/shared-data/hours';
import { StatCard, StatGrid } from '@pitlane/shared-ui/core';
import { Briefcase, Sparkles, Timer } from '@pitlane/shared-ui/icons';

/** Clocked minutes of the period beside those that were sold. */
export function HourFigures({ sums }: { sums: HourSums }) {
  return (
    <StatGrid aria-label="Hours of the period">
      <StatCard icon={Timer} label="On jobs" value={formatDuration(sums.job_minutes)} />
      <StatCard icon={Sparkles} label="Other work" value={formatDuration(sums.other_minutes)} />
      <StatCard
        icon={Briefcase}
        label="Sold"
        value={formatDuration(sums.sold_minutes)}
        detail="Completed jobs"
      />
    </StatGrid>
  );
}

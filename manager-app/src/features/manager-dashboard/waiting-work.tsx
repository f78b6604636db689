import { type WaitingWork as Counts, garageCountsQuery } from '@pitlane/shared-data/overview';
import { formatTotal, Link, QueryView, Section, StatCard, StatGrid } from '@pitlane/shared-ui/core';
import { ClipboardList, Clock, type IconComponent, Wallet } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';

/** Each leads to its list of requests. */
const kinds: { name: keyof Counts; label: string; what: string; status: string; icon: IconComponent }[] = [
  { name: 'to_assign', label: 'To assign', what: 'to assign', status: 'pending', icon: ClipboardList },
  { name: 'late', label: 'Late', what: 'late', status: 'late', icon: Clock },
  { name: 'unpaid', label: 'Salary unpaid', what: 'with unpaid salary', status: 'unpaid', icon: Wallet },
];

/** What waits for the manager, first on the dashboard. */
export function WaitingWork() {
  const query = useQuery(garageCountsQuery());
  const figures = (counts?: Counts) => (
    <StatGrid aria-label="Waiting for you" isPending={!counts} loadingLabel="Loading what waits for you...">
      {kinds.map(({ name, label, what, status, icon }) => (
        <StatCard
          key={name}
          label={label}
          icon={icon}
          value={
            counts && (
              <Link
                href={paths.assignRequestsWith(status)}
                aria-label={`${formatTotal(counts[name])} requests ${what}`}
              >
                {formatTotal(counts[name])}
              </Link>
            )
          }
        />
      ))}
    </StatGrid>
  );
  return (
    <Section title="Waiting for You">
      <QueryView query={query} failure="Failed to load what waits for you" pending={figures()}>
        {({ waiting }) => figures(waiting)}
      </QueryView>
    </Section>
  );
}

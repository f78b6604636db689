import { type WaitingWork as Counts, garageCountsQuery } from '@pitlane/shared-data/overview';
import { QueryView, Section } from '@pitlane/shared-ui/core';
import { ClipboardList, Clock, IndianRupee, Mail, Wallet } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { type LinkedFigure, LinkedFigures } from './linked-figures.tsx';

/** Each leads to its list. */
const kinds: readonly LinkedFigure<keyof Counts>[] = [
  {
    name: 'to_assign',
    label: 'To assign',
    one: 'request to assign',
    many: 'requests to assign',
    href: paths.assignRequestsWith('pending'),
    icon: ClipboardList,
  },
  {
    name: 'late',
    label: 'Late',
    one: 'request late',
    many: 'requests late',
    href: paths.assignRequestsWith('late'),
    icon: Clock,
  },
  {
    name: 'unpaid',
    label: 'Salary unpaid',
    one: 'request with unpaid salary',
    many: 'requests with unpaid salary',
    href: paths.assignRequestsWith('unpaid'),
    icon: Wallet,
  },
  {
    name: 'estimates_to_price',
    label: 'Estimates to price',
    one: 'estimate to price',
    many: 'estimates to price',
    href: paths.estimatesIn('to_price'),
    icon: IndianRupee,
  },
  {
    name: 'estimates_waiting',
    label: 'Estimates unanswered',
    one: 'estimate waiting for the customer',
    many: 'estimates waiting for the customer',
    href: paths.estimatesIn('waiting'),
    icon: Mail,
  },
];

/** The manager's open tasks, first on the dashboard. */
export function WaitingWork() {
  const query = useQuery(garageCountsQuery());
  const figures = (counts?: Counts) => (
    <LinkedFigures
      label="Waiting for you"
      loadingLabel="Loading what waits for you..."
      figures={kinds}
      counts={counts}
    />
  );
  return (
    <Section title="Waiting for You">
      <QueryView query={query} failure="Failed to load what waits for you" pending={figures()}>
        {({ waiting }) => figures(waiting)}
      </QueryView>
    </Section>
  );
}

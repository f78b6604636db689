import { type GarageCounts, garageCountsQuery } from '@pitlane/shared-data/overview';
import { QueryView, Section } from '@pitlane/shared-ui/core';
import { Calendar, Car, CircleCheck } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { type LinkedFigure, LinkedFigures } from './linked-figures.tsx';

type Counts = GarageCounts['today'];

/** As the front desk has them. */
const stages: readonly LinkedFigure<keyof Counts>[] = [
  {
    name: 'expected',
    label: 'Expected today',
    one: 'car expected today',
    many: 'cars expected today',
    href: paths.frontDeskShowing('expected'),
    icon: Calendar,
  },
  {
    name: 'arrived',
    label: 'In work',
    one: 'car in work',
    many: 'cars in work',
    href: paths.frontDeskShowing('arrived'),
    icon: Car,
  },
  {
    name: 'ready',
    label: 'Ready to collect',
    one: 'car ready to collect',
    many: 'cars ready to collect',
    href: paths.frontDeskShowing('ready'),
    icon: CircleCheck,
  },
];

/** The cars of today, from the request of what waits. */
export function Today() {
  const query = useQuery(garageCountsQuery());
  const figures = (counts?: Counts) => (
    <LinkedFigures label="Today" loadingLabel="Loading today's cars..." figures={stages} counts={counts} />
  );
  return (
    <Section title="Today">
      <QueryView query={query} failure="Failed to load today's cars" pending={figures()}>
        {({ today }) => figures(today)}
      </QueryView>
    </Section>
  );
}

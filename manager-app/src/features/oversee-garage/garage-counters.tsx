import { garageCountsQuery } from '@pitlane/shared-data/overview';
import { Car, Users, Wrench } from '@pitlane/shared-ui/icons';
import { VisuallyHidden } from '@pitlane/shared-ui/layout';
import { StatCard, StatGrid } from '@pitlane/shared-ui/stat-card';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../query-view/query-view.tsx';

const figure = new Intl.NumberFormat('en-IN');

const counters = [
  { of: 'customers', label: 'Customers', icon: Users },
  { of: 'mechanics', label: 'Mechanics', icon: Wrench },
  { of: 'vehicles', label: 'Vehicles', icon: Car },
] as const;

/** How many customers, mechanics and vehicles there are, kept up to date while somebody looks. */
export function GarageCounters() {
  const query = useQuery(garageCountsQuery());
  return (
    <QueryView query={query} failure="Failed to load the garage's figures" pending={<CountersOnTheirWay />}>
      {(counts) => (
        <StatGrid aria-label="The garage">
          {counters.map(({ of, ...words }) => (
            <StatCard key={of} {...words} value={figure.format(counts[of])} />
          ))}
        </StatGrid>
      )}
    </QueryView>
  );
}

/** As tall as the counters will be, so that nothing below them moves when they come. */
function CountersOnTheirWay() {
  return (
    <div role="status">
      <VisuallyHidden>Loading the garage's figures...</VisuallyHidden>
      <div aria-hidden="true">
        <StatGrid>
          {counters.map(({ of, ...words }) => (
            <StatCard key={of} {...words} value="…" />
          ))}
        </StatGrid>
      </div>
    </div>
  );
}

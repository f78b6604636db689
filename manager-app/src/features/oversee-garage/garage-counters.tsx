import { garageCountsQuery } from '@pitlane/shared-data/overview';
import { Car, Users, Wrench } from '@pitlane/shared-ui/icons';
import { Skeleton } from '@pitlane/shared-ui/skeleton';
import { StatCard, StatGrid } from '@pitlane/shared-ui/stat-card';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../query-view/query-view.tsx';

const figure = new Intl.NumberFormat('en-IN');

/** How many customers, mechanics and vehicles there are, kept up to date while somebody looks. */
export function GarageCounters() {
  const query = useQuery(garageCountsQuery());
  return (
    <QueryView
      query={query}
      failure="Failed to load the garage's figures"
      pending={<Skeleton label="Loading the garage's figures..." lines={3} />}
    >
      {({ customers, mechanics, vehicles }) => (
        <StatGrid aria-label="The garage">
          <StatCard label="Customers" value={figure.format(customers)} icon={Users} />
          <StatCard label="Mechanics" value={figure.format(mechanics)} icon={Wrench} />
          <StatCard label="Vehicles" value={figure.format(vehicles)} icon={Car} />
        </StatGrid>
      )}
    </QueryView>
  );
}

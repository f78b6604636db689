import { formatCount } from '@pitlane/shared-data/formats';
import { type GarageCounts, garageCountsQuery } from '@pitlane/shared-data/overview';
import { QueryView, StatCard, StatGrid } from '@pitlane/shared-ui/core';
import { Car, Users, Wrench } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';

export function GarageCounters() {
  const query = useQuery(garageCountsQuery());
  const counters = (counts?: GarageCounts) => (
    <StatGrid aria-label="The garage" isPending={!counts} loadingLabel="Loading the garage's figures...">
      <StatCard label="Customers" value={counts && formatCount(counts.customers)} icon={Users} />
      <StatCard label="Mechanics" value={counts && formatCount(counts.mechanics)} icon={Wrench} />
      <StatCard label="Vehicles" value={counts && formatCount(counts.vehicles)} icon={Car} />
    </StatGrid>
  );
  return (
    <QueryView query={query} failure="Failed to load the garage's figures" pending={counters()}>
      {counters}
    </QueryView>
  );
}

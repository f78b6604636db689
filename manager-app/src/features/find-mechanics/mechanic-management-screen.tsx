import { mechanicsQuery } from '@pitlane/shared-data/mechanics';
import { pageSize } from '@pitlane/shared-data/paging';
import { CircleGauge, Users } from '@pitlane/shared-ui/icons';
import { Page, Stack } from '@pitlane/shared-ui/layout';
import { PageHeader } from '@pitlane/shared-ui/page-header';
import { SkeletonTable } from '@pitlane/shared-ui/skeleton';
import { StatCard, StatGrid } from '@pitlane/shared-ui/stat-card';
import { useQuery } from '@tanstack/react-query';
import { useExistingPage } from '../../list-address/use-existing-page.ts';
import { QueryView } from '../../query-view/query-view.tsx';
import { FoundMechanics } from './found-mechanics.tsx';
import { HireMechanic } from './hire-mechanic.tsx';
import { MechanicFilter } from './mechanic-filter.tsx';
import { useMechanicAddress } from './use-mechanic-address.ts';

/** Every mechanic of the garage, with search and specialization (spec section 2, "Mechanic management"). */
export function MechanicManagementScreen() {
  const address = useMechanicAddress();
  const query = useQuery(mechanicsQuery(address.filter));
  useExistingPage({
    ...address,
    pageSize,
    total: query.isPlaceholderData ? undefined : query.data?.total,
  });
  const stats = query.data?.stats;

  return (
    <Page>
      <PageHeader
        title="Mechanic Management"
        back={{ href: '/manager-dashboard', label: 'Dashboard' }}
        actions={<HireMechanic />}
      />
      {stats && (
        <StatGrid aria-label="All mechanics">
          <StatCard label="Total mechanics" value={stats.total} icon={Users} />
          <StatCard
            label="Average experience"
            value={`${stats.average_experience} years`}
            icon={CircleGauge}
          />
        </StatGrid>
      )}
      <Stack>
        <MechanicFilter address={address} specializations={query.data?.specializations} />
        <QueryView
          query={query}
          failure="Failed to load mechanics"
          pending={<SkeletonTable label="Loading mechanics..." columns={6} />}
        >
          {(data) => <FoundMechanics data={data} address={address} isRefreshing={query.isPlaceholderData} />}
        </QueryView>
      </Stack>
    </Page>
  );
}

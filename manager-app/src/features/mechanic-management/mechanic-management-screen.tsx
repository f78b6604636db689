import { formatCountOf } from '@pitlane/shared-data/formats';
import { mechanicSorts, mechanicsQuery } from '@pitlane/shared-data/mechanics';
import {
  Page,
  PageHeader,
  SharedLine,
  Stack,
  StatCard,
  StatGrid,
  useListParams,
} from '@pitlane/shared-ui/core';
import { CircleGauge, Users } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { Directory } from '../../directory/directory.tsx';
import { paths } from '../../paths.ts';
import { HireMechanic } from './hire-mechanic.tsx';
import { mechanicColumns } from './mechanic-columns.tsx';
import { MechanicFilter } from './mechanic-filter.tsx';

export function Component() {
  const list = useListParams({ sorts: mechanicSorts, defaultSort: 'name' });
  const { search, sortName: sort, page } = list;
  const specialization = list.read('specialization');
  const query = useQuery(
    mechanicsQuery({ search: search || undefined, specialization: specialization || undefined, sort, page }),
  );
  const isFiltered = Boolean(search || specialization);
  const stats = query.data?.stats;

  return (
    <Page>
      <PageHeader
        title="Mechanic Management"
        back={{ href: paths.dashboard, label: 'Dashboard' }}
        actions={<HireMechanic />}
      />
      <Stack>
        <SharedLine>
          {!query.isLoadingError && (
            <StatGrid aria-label="All mechanics" isPending={!stats}>
              <StatCard label="Total mechanics" value={stats?.total} icon={Users} />
              <StatCard
                label="Average experience"
                value={stats && formatCountOf(stats.average_experience, 'year')}
                icon={CircleGauge}
              />
            </StatGrid>
          )}
          <MechanicFilter params={list} specializations={query.data?.specializations} />
        </SharedLine>
        <Directory
          people="mechanics"
          query={query}
          params={list}
          columns={mechanicColumns}
          rowKey={({ mechanic_id }) => mechanic_id}
          rowHref={({ mechanic_id }) => paths.mechanicDetail(mechanic_id)}
          isFiltered={isFiltered}
          emptyHint={
            isFiltered ? 'Try another search or another specialization.' : 'No mechanics have been hired yet.'
          }
        />
      </Stack>
    </Page>
  );
}

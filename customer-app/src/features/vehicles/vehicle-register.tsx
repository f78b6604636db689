import { ownDueWorkQuery } from '@pitlane/shared-data/due-work';
import { pageSize } from '@pitlane/shared-data/paging';
import { type Role, useSession } from '@pitlane/shared-data/session';
import { vehicleSorts, vehiclesQuery } from '@pitlane/shared-data/vehicles';
import {
  DataTable,
  EmptyState,
  ListSummary,
  Page,
  PagedList,
  PageHeader,
  SearchField,
  SkeletonTable,
  Stack,
  Toolbar,
  useListParams,
} from '@pitlane/shared-ui/core';
import { Car, SearchX } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { vehicleColumns } from './vehicle-columns.tsx';

const searches: Record<Role, string> = {
  customer: 'Plate, model or VIN',
  mechanic: 'Plate, model, VIN or owner',
  manager: 'Plate, model, VIN or owner',
};

const emptyHints: Record<Role, string> = {
  customer: 'Add a vehicle under My Vehicles.',
  mechanic: 'A vehicle appears here with its first job of yours.',
  manager: 'No customer has added a vehicle yet.',
};

/** Until it is known. */
const noneDue: ReadonlyMap<number, number> = new Map();

function hintFor(search: string, role: Role) {
  if (!search) return emptyHints[role];
  return `${role === 'mechanic' ? 'Only the vehicles of your own jobs are here. ' : ''}Try another plate, model, VIN or name.`;
}

export function VehicleRegister() {
  const { account } = useSession();
  const role = account?.role ?? 'customer';
  const list = useListParams({ sorts: vehicleSorts, defaultSort: '-created' });
  const { search, sortName: sort, page } = list;
  const query = useQuery(vehiclesQuery({ search: search || undefined, sort, page }));
  const due = useQuery({ ...ownDueWorkQuery(), enabled: role === 'customer' });
  const columns = vehicleColumns(role, due.data ?? noneDue);
  return (
    <Page>
      <PageHeader
        title="Vehicle Register"
        // The title of staff screens is one line.
        description={role === 'customer' ? 'Your vehicles with their service history.' : undefined}
        back={{ href: paths.ownDashboard, label: 'Dashboard' }}
      />
      <Stack>
        <Toolbar>
          <SearchField
            label="Search vehicles"
            placeholder={searches[role]}
            value={search}
            onSearch={list.searchFor}
            findsStarts
          />
        </Toolbar>
        <PagedList
          query={query}
          params={list}
          pageSize={pageSize}
          label="vehicles"
          failure="Failed to load vehicles"
          pending={<SkeletonTable label="Loading vehicles..." columns={columns.length} />}
          empty={
            <EmptyState
              icon={search ? SearchX : Car}
              title="No vehicles found"
              hint={hintFor(search, role)}
            />
          }
          summary={({ rows, total }) => (
            <ListSummary
              shown={rows.length}
              total={total}
              noun={role === 'mechanic' ? 'vehicles of your own jobs' : 'vehicles'}
            />
          )}
        >
          {({ rows }) => (
            <DataTable
              label="Vehicles"
              columns={columns}
              rows={rows}
              rowKey={({ vehicle_id }) => vehicle_id}
              rowHref={({ vehicle_id }) => paths.vehicle(vehicle_id)}
              sort={list.sort}
              onSortChange={list.sortBy}
              isRefreshing={query.isPlaceholderData}
            />
          )}
        </PagedList>
      </Stack>
    </Page>
  );
}

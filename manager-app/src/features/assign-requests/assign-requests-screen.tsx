import { messageFor } from '@pitlane/shared-data/data-error';
import { assignableMechanicsQuery } from '@pitlane/shared-data/mechanics';
import { pageSize } from '@pitlane/shared-data/paging';
import {
  type Assignment,
  assignmentSorts,
  assignmentsQuery,
  useAssignMechanic,
} from '@pitlane/shared-data/requests';
import {
  EmptyState,
  FilterGroup,
  Grid,
  Page,
  PagedList,
  PageHeader,
  QueryView,
  SearchField,
  Select,
  SkeletonCard,
  useListParams,
} from '@pitlane/shared-ui/core';
import { ClipboardList, SearchX } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { countedFilters, readRequestFilter, statusOf } from './request-filter.ts';
import { RequestList } from './request-list.tsx';
import { type AssignedMechanic, UndoAssignment } from './undo-assignment.tsx';

const sortOptions = [
  { id: 'waiting', label: 'Waiting longest' },
  { id: 'date', label: 'Scheduled date, earliest first' },
  { id: '-date', label: 'Scheduled date, latest first' },
];

const pendingRequests = <SkeletonCard label="Loading service requests..." count={3} />;

/** Spec section 2, Assign Service Requests. */
export function Component() {
  const params = useListParams();
  const filter = readRequestFilter(params.read('status'));
  const { search, page } = params;
  const sort = params.readOneOf('sort', assignmentSorts);
  const requests = useQuery(
    assignmentsQuery({ status: statusOf(filter), search: search || undefined, sort, page }),
  );
  const mechanics = useQuery(assignableMechanicsQuery());
  const assign = useAssignMechanic();
  const list = useRef<HTMLDivElement>(null);
  const [assigned, setAssigned] = useState<AssignedMechanic | null>(null);

  const onAssign = async ({ request_id: requestId }: Assignment, mechanicId: string) => {
    if (assign.isPending) return;
    try {
      const { mechanic_name } = await assign.mutateAsync({ requestId, mechanicId });
      setAssigned({ requestId, mechanicId, mechanicName: mechanic_name });
      notify.success('Mechanic assigned successfully');
      // The clicked button was removed, perhaps together with its request.
      list.current?.focus({ preventScroll: true });
    } catch (error) {
      notify.failure(messageFor(error, 'Failed to assign mechanic'));
      // The request or the mechanics may have changed concurrently.
      await Promise.all([requests.refetch(), mechanics.refetch()]);
    }
  };

  return (
    <Page>
      <PageHeader title="Assign Service Requests" back={{ href: paths.dashboard, label: 'Dashboard' }} />
      <FilterGroup
        label="Status"
        options={countedFilters(requests.data?.counts)}
        value={filter}
        onChange={(chosen) => params.change({ status: chosen === 'all' ? null : chosen })}
      />
      <Grid>
        <SearchField
          label="Search requests"
          placeholder="Customer, plate or service"
          value={search}
          onSearch={params.searchFor}
        />
        <Select
          label="Sort by"
          options={sortOptions}
          value={sort ?? 'waiting'}
          onChange={(chosen) => params.change({ sort: chosen === 'waiting' ? null : chosen })}
        />
      </Grid>
      {assigned && <UndoAssignment assigned={assigned} onEnd={() => setAssigned(null)} />}
      <QueryView query={mechanics} failure="Failed to load mechanics" />
      <PagedList
        ref={list}
        // Both appear together: the mechanics change the height of every card.
        query={mechanics.isPending ? { ...requests, data: undefined } : requests}
        params={params}
        hasCards
        pageSize={pageSize}
        label="service requests"
        failure="Failed to load service requests"
        pending={pendingRequests}
        empty={
          <EmptyState
            icon={search ? SearchX : ClipboardList}
            title="No service requests found"
            hint={search ? 'Try another customer, plate or service.' : undefined}
          />
        }
      >
        {({ rows }) => (
          <RequestList
            requests={rows}
            isRefreshing={requests.isPlaceholderData}
            mechanics={mechanics.data}
            assigning={assign.isPending ? assign.variables : null}
            onAssign={onAssign}
          />
        )}
      </PagedList>
    </Page>
  );
}

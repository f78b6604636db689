import { messageFor } from '@pitlane/shared-data/data-error';
import { assignableMechanicsQuery } from '@pitlane/shared-data/mechanics';
import { pageSize } from '@pitlane/shared-data/paging';
import { type Assignment, assignmentsQuery, useAssignMechanic } from '@pitlane/shared-data/requests';
import {
  EmptyState,
  FilterGroup,
  Page,
  PagedList,
  PageHeader,
  QueryView,
  SkeletonCard,
  useListParams,
} from '@pitlane/shared-ui/core';
import { ClipboardList } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { paths } from '../../paths.ts';
import { countedFilters, readRequestFilter, statusOf } from './request-filter.ts';
import { RequestList } from './request-list.tsx';

const pendingRequests = <SkeletonCard label="Loading service requests..." count={3} />;

/** Spec section 2, Assign Service Requests. */
export function Component() {
  const params = useListParams();
  const filter = readRequestFilter(params.read('status'));
  const requests = useQuery(assignmentsQuery({ status: statusOf(filter), page: params.page }));
  const mechanics = useQuery(assignableMechanicsQuery());
  const assign = useAssignMechanic();
  const list = useRef<HTMLDivElement>(null);

  const onAssign = async ({ request_id: requestId }: Assignment, mechanicId: string) => {
    if (assign.isPending) return;
    try {
      await assign.mutateAsync({ requestId, mechanicId });
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
      <QueryView query={mechanics} failure="Failed to load mechanics" />
      <PagedList
        ref={list}
        query={requests}
        params={params}
        pageSize={pageSize}
        label="service requests"
        failure="Failed to load service requests"
        pending={pendingRequests}
        empty={<EmptyState icon={ClipboardList} title="No service requests found" />}
      >
        {({ rows }) =>
          // Both appear together: the mechanics change the height of every card.
          mechanics.isPending ? (
            pendingRequests
          ) : (
            <RequestList
              requests={rows}
              isRefreshing={requests.isPlaceholderData}
              mechanics={mechanics.data}
              assigning={assign.isPending ? assign.variables : null}
              onAssign={onAssign}
            />
          )
        }
      </PagedList>
    </Page>
  );
}

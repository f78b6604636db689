import { messageFor } from '@pitlane/shared-data/data-error';
import { assignableMechanicsQuery } from '@pitlane/shared-data/mechanics';
import { type Assignment, assignmentsQuery, useAssignMechanic } from '@pitlane/shared-data/requests';
import { FilterGroup } from '@pitlane/shared-ui/choice-group';
import { FailedState } from '@pitlane/shared-ui/failed-state';
import { Page } from '@pitlane/shared-ui/layout';
import { useListAddress } from '@pitlane/shared-ui/list-address';
import { notify } from '@pitlane/shared-ui/notification';
import { PageHeader } from '@pitlane/shared-ui/page-header';
import { SkeletonCard } from '@pitlane/shared-ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useExistingPage } from '../../list-address/use-existing-page.ts';
import { paths } from '../../paths.ts';
import { QueryView } from '../../query-view/query-view.tsx';
import { countedFilters, readRequestFilter, statusOf } from './request-filter.ts';
import { RequestList } from './request-list.tsx';

/** Where a manager gives service requests to mechanics (spec section 2, "Assign Service Requests"). */
export function Component() {
  const address = useListAddress();
  const filter = readRequestFilter(address.read('status'));
  const requests = useQuery(assignmentsQuery({ status: statusOf(filter), page: address.page }));
  useExistingPage(requests, address);
  const mechanics = useQuery(assignableMechanicsQuery());
  const assign = useAssignMechanic();
  const list = useRef<HTMLDivElement>(null);

  const onAssign = async ({ request_id: requestId }: Assignment, mechanicId: string) => {
    if (assign.isPending) return;
    try {
      await assign.mutateAsync({ requestId, mechanicId });
      notify.success('Mechanic assigned successfully');
      // The pressed button is gone, and the request may have left the list with it.
      list.current?.focus({ preventScroll: true });
    } catch (error) {
      notify.failure(messageFor(error, 'Failed to assign mechanic'));
      // Someone else may have changed the request or the mechanics in the meantime.
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
        onChange={(chosen) => address.change({ status: chosen === 'all' ? '' : chosen })}
      />
      {mechanics.isLoadingError && (
        <FailedState
          title="Failed to load mechanics"
          message={mechanics.error.message}
          onRetry={() => void mechanics.refetch()}
          isRetrying={mechanics.isFetching}
        />
      )}
      <QueryView
        query={requests}
        failure="Failed to load service requests"
        pending={<SkeletonCard label="Loading service requests..." count={3} />}
      >
        {(data) => (
          <RequestList
            ref={list}
            data={data}
            page={address.page}
            onPageChange={address.turnTo}
            isRefreshing={requests.isPlaceholderData}
            mechanics={mechanics.data}
            areMechanicsMissing={mechanics.isLoadingError}
            assigning={assign.isPending ? assign.variables : null}
            onAssign={onAssign}
          />
        )}
      </QueryView>
    </Page>
  );
}

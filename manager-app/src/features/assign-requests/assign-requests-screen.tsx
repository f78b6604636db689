import { assignableMechanicsQuery } from '@pitlane/shared-data/mechanics';
import { pageSize } from '@pitlane/shared-data/paging';
import { type Assignment, assignmentSorts, assignmentsQuery } from '@pitlane/shared-data/requests';
import {
  EmptyState,
  FilterGroup,
  Page,
  PagedList,
  PageHeader,
  QueryView,
  SearchField,
  Select,
  SkeletonTable,
  Toolbar,
  useListParams,
} from '@pitlane/shared-ui/core';
import { ClipboardList, SearchX } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { countedFilters, readRequestFilter, statusOf } from './request-filter.ts';
import { RequestList } from './request-list.tsx';
import type { RowChange } from './row/row-menu.ts';
import { OutcomeBanner } from './several/outcome-banner.tsx';
import { useChanges } from './several/use-changes.ts';

const ChangeDialog = lazy(async () => ({
  default: (await import('./several/change-dialog.tsx')).ChangeDialog,
}));

const sortOptions = [
  { id: 'waiting', label: 'Waiting longest' },
  { id: 'date', label: 'Scheduled date, earliest first' },
  { id: '-date', label: 'Scheduled date, latest first' },
];

const pendingRequests = <SkeletonTable label="Loading service requests..." columns={6} />;

export function Component() {
  const params = useListParams();
  const filter = readRequestFilter(params.read('status'));
  const { search, page } = params;
  const sort = params.readOneOf('sort', assignmentSorts);
  const requests = useQuery(
    assignmentsQuery({ status: statusOf(filter), search: search || undefined, sort, page }),
  );
  const mechanics = useQuery(assignableMechanicsQuery());
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<{ change: RowChange; requests: readonly Assignment[] } | null>(null);
  const { report, dismiss, assigning, isUndoing, onAssign, onUndo, ...changes } = useChanges(
    requests.data?.rows ?? [],
    (ids) => {
      setSelected((current) => new Set([...current].filter((id) => !ids.includes(id))));
      // The pressed button was removed, perhaps together with its request.
      list.current?.focus({ preventScroll: true });
    },
  );

  return (
    <Page>
      <PageHeader title="Assign Service Requests" back={{ href: paths.dashboard, label: 'Dashboard' }} />
      <Toolbar>
        <FilterGroup
          label="Status"
          options={countedFilters(requests.data?.counts)}
          value={filter}
          onChange={(chosen) => params.change({ status: chosen === 'all' ? null : chosen })}
        />
        <SearchField
          label="Search requests"
          placeholder="Name, plate, service"
          value={search}
          onSearch={params.searchFor}
        />
      </Toolbar>
      {report && <OutcomeBanner report={report} isUndoing={isUndoing} onUndo={onUndo} onDismiss={dismiss} />}
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
            page={requests.data?.rows ?? rows}
            mechanics={mechanics.data}
            minutes={requests.data?.minutes ?? []}
            isRefreshing={requests.isPlaceholderData}
            assigning={assigning}
            selected={selected}
            sort={
              <Select
                label="Sort by"
                isLabelHidden
                options={sortOptions}
                value={sort ?? 'waiting'}
                onChange={(chosen) => params.change({ sort: chosen === 'waiting' ? null : chosen })}
              />
            }
            onSelect={setSelected}
            onAssign={onAssign}
            onChange={(change, chosen) => setAsked({ change, requests: chosen })}
          />
        )}
      </PagedList>
      <Suspense fallback={null}>
        {asked && (
          <ChangeDialog
            {...changes}
            asked={asked.change}
            requests={asked.requests}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </Page>
  );
}

import { dueKinds, dueWorkQuery } from '@pitlane/shared-data/due-work';
import { pageSize } from '@pitlane/shared-data/paging';
import {
  EmptyState,
  FilterGroup,
  Page,
  PagedList,
  PageHeader,
  SearchField,
  SkeletonTable,
  Stack,
  Toolbar,
  useListParams,
} from '@pitlane/shared-ui/core';
import { CalendarCheck, SearchX } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { DueTable } from './due-table.tsx';

const labels = { service: 'Services', deferred: 'Deferred', document: 'Documents', put_off: 'Put off' };

/** Cars with work that is due or was declined, or a document that ends: whom to call, to write to and to book. */
export function Component() {
  const list = useListParams();
  const { search, page, change } = list;
  const kind = list.readOneOf('kind', dueKinds);
  const query = useQuery(dueWorkQuery({ kind, search: search || undefined, page }));
  return (
    <Page>
      <PageHeader title="Due Work" back={{ href: paths.dashboard, label: 'Dashboard' }} />
      <Stack>
        <Toolbar>
          <SearchField
            label="Search due work"
            placeholder="Plate, car, name or phone"
            value={search}
            onSearch={list.searchFor}
          />
          <FilterGroup
            label="Kind"
            options={[{ id: 'all', label: 'All' }, ...dueKinds.map((id) => ({ id, label: labels[id] }))]}
            value={kind ?? 'all'}
            onChange={(chosen) => change({ kind: chosen === 'all' ? null : chosen })}
          />
        </Toolbar>
        <PagedList
          query={query}
          params={list}
          pageSize={pageSize}
          label="due work"
          failure="Failed to load due work"
          pending={<SkeletonTable label="Loading due work..." columns={7} />}
          empty={
            search ? (
              <EmptyState
                icon={SearchX}
                title="No due work found"
                hint="Try another search or another kind."
              />
            ) : (
              <EmptyState
                icon={CalendarCheck}
                title={kind === 'put_off' ? 'Nothing is put off' : 'Nothing is due'}
                hint="Services due and documents that end within 30 days, and declined work, appear here. Intervals of services are in the settings."
              />
            )
          }
        >
          {({ rows }) => <DueTable rows={rows} isRefreshing={query.isPlaceholderData} />}
        </PagedList>
      </Stack>
    </Page>
  );
}

import { pageSize } from '@pitlane/shared-data/paging';
import { EmptyState, Page, PagedList, PageHeader, Skeleton, useListParams } from '@pitlane/shared-ui/core';
import { Bell } from '@pitlane/shared-ui/icons';
import { useRef } from 'react';
import { MarkAllRead } from '../../notices/mark-all-read.tsx';
import { NoticeList } from '../../notices/notice-list.tsx';
import { useNotices } from '../../notices/use-notices.ts';
import { paths } from '../../paths.ts';

const none = (
  <EmptyState icon={Bell} title="No notices yet" hint="Updates to requests that concern you appear here." />
);

/** All that the bell of a person has told. */
export function Component() {
  const list = useListParams();
  const results = useRef<HTMLDivElement>(null);
  const query = useNotices(list.page);
  return (
    <Page width="form">
      <PageHeader
        title="Notices"
        back={{ href: paths.dashboard, label: 'Dashboard' }}
        actions={<MarkAllRead onRead={() => results.current?.focus({ preventScroll: true })} />}
      />
      <PagedList
        ref={results}
        query={query}
        params={list}
        pageSize={pageSize}
        label="notices"
        failure="Failed to load your notices"
        pending={<Skeleton label="Loading your notices..." lines={6} />}
        empty={none}
      >
        {({ rows }) => <NoticeList notices={rows} />}
      </PagedList>
    </Page>
  );
}

import { ownMessagesQuery } from '@pitlane/shared-data/messages';
import { pageSize } from '@pitlane/shared-data/paging';
import {
  EmptyState,
  Page,
  PagedList,
  PageHeader,
  SkeletonTable,
  useListParams,
} from '@pitlane/shared-ui/core';
import { Mail } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { MessageTable } from './message-table.tsx';

const noMessages = (
  <EmptyState
    icon={Mail}
    title="No messages yet"
    hint="What the garage writes to you about your requests is listed here."
  />
);

/** The messages that a customer was sent. */
export function Component() {
  const list = useListParams();
  const query = useQuery(ownMessagesQuery({ page: list.page }));
  return (
    <Page>
      <PageHeader
        title="My Messages"
        description="What the garage wrote to you, and when."
        back={{ href: paths.profile, label: 'Profile' }}
      />
      <PagedList
        query={query}
        params={list}
        pageSize={pageSize}
        label="messages"
        failure="Failed to load your messages"
        pending={<SkeletonTable label="Loading your messages..." columns={4} />}
        empty={noMessages}
      >
        {({ rows }) => <MessageTable messages={rows} isRefreshing={query.isPlaceholderData} />}
      </PagedList>
    </Page>
  );
}

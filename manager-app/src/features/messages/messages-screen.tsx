import { messageStateLabels, messageStates, messagesQuery } from '@pitlane/shared-data/messages';
import { pageSize } from '@pitlane/shared-data/paging';
import {
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
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { MessageTable } from './message-table.tsx';
import { MissingChannelsLink } from './missing-channels-link.tsx';
import { NoMessages } from './no-messages.tsx';

const pending = <SkeletonTable label="Loading messages..." columns={5} />;

/** Sent, waiting and failed messages, with the reasons. */
export function Component() {
  const list = useListParams();
  const { search, page, change } = list;
  const state = list.readOneOf('state', messageStates);
  const query = useQuery(messagesQuery({ state, search: search || undefined, page }));
  const counts = query.data?.counts;
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Page>
      <PageHeader
        title="Messages"
        back={{ href: paths.dashboard, label: 'Dashboard' }}
        actions={<MissingChannelsLink />}
      />
      <Stack>
        <Toolbar>
          <SearchField
            label="Search messages"
            placeholder="Name, contact, plate, service"
            value={search}
            onSearch={list.searchFor}
          />
          <FilterGroup
            label="State"
            options={[
              { id: 'all', label: 'All', count: total ?? 'pending' },
              ...messageStates.map((id) => ({
                id,
                label: messageStateLabels[id],
                count: counts?.[id] ?? ('pending' as const),
              })),
            ]}
            value={state ?? 'all'}
            onChange={(chosen) => change({ state: chosen === 'all' ? null : chosen })}
          />
        </Toolbar>
        <PagedList
          query={query}
          params={list}
          pageSize={pageSize}
          label="messages"
          failure="Failed to load messages"
          pending={pending}
          empty={<NoMessages state={state} isSearched={search !== ''} />}
        >
          {({ rows }) => <MessageTable messages={rows} isRefreshing={query.isPlaceholderData} />}
        </PagedList>
      </Stack>
    </Page>
  );
}

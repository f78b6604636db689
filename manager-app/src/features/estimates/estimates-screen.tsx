import { estimateStateLabels, estimateStates, estimatesQuery } from '@pitlane/shared-data/estimates';
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
import { EstimateTable } from './estimate-table.tsx';
import { NoEstimates } from './no-estimates.tsx';

/** Estimates to price, waiting for the customer, and answered. */
export function Component() {
  const list = useListParams();
  const { search, page, change } = list;
  const state = list.readOneOf('state', estimateStates) ?? 'to_price';
  const query = useQuery(estimatesQuery({ state, search: search || undefined, page }));
  return (
    <Page>
      <PageHeader title="Estimates" back={{ href: paths.dashboard, label: 'Dashboard' }} />
      <Stack>
        <Toolbar>
          <SearchField
            label="Search estimates"
            placeholder="Plate, name, phone or #number"
            value={search}
            onSearch={list.searchFor}
          />
          <FilterGroup
            label="State"
            options={estimateStates.map((id) => ({
              id,
              label: estimateStateLabels[id],
              count: query.data ? query.data.counts[id] : 'pending',
            }))}
            value={state}
            onChange={(chosen) => change({ state: chosen === 'to_price' ? null : chosen })}
          />
        </Toolbar>
        <PagedList
          query={query}
          params={list}
          pageSize={pageSize}
          label="estimates"
          failure="Failed to load estimates"
          pending={<SkeletonTable label="Loading estimates..." columns={5} />}
          empty={<NoEstimates state={state} isSearched={search !== ''} />}
        >
          {({ rows }) => (
            <EstimateTable estimates={rows} state={state} isRefreshing={query.isPlaceholderData} />
          )}
        </PagedList>
      </Stack>
    </Page>
  );
}

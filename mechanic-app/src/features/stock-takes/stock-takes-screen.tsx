import { pageSize } from '@pitlane/shared-data/paging';
import { stockTakeStateLabels, stockTakeStates, stockTakesQuery } from '@pitlane/shared-data/stock-takes';
import {
  Button,
  EmptyState,
  FilterSelect,
  PagedList,
  PageHeader,
  SkeletonTable,
  Stack,
  Toolbar,
  useListParams,
} from '@pitlane/shared-ui/core';
import { ClipboardList, Plus } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../paths.ts';
import { WorkshopPage } from '../../workshop-page/workshop-page.tsx';
import { StockTakeTable } from './stock-take-table.tsx';

const StartDialog = lazy(async () => ({ default: (await import('./start-dialog.tsx')).StartDialog }));

/** For mechanics and managers: what is being counted, and what was. */
export function Component() {
  const list = useListParams();
  const state = list.readOneOf('state', stockTakeStates);
  const query = useQuery(stockTakesQuery({ state, page: list.page }));
  const [isStarting, setStarting] = useState(false);
  return (
    <WorkshopPage>
      <PageHeader
        title="Stock-takes"
        back={{ href: paths.partsManagement, label: 'Parts' }}
        actions={
          <Button variant="primary" icon={Plus} data-shortcut="n" onPress={() => setStarting(true)}>
            Start Stock-take
          </Button>
        }
      />
      <Stack>
        <Toolbar>
          <FilterSelect
            label="Status"
            allLabel="All"
            values={stockTakeStates}
            labelOf={(each) => stockTakeStateLabels[each]}
            value={state}
            onChange={(chosen) => list.change({ state: chosen })}
          />
        </Toolbar>
        <PagedList
          query={query}
          params={list}
          pageSize={pageSize}
          label="stock-takes"
          failure="Failed to load the stock-takes"
          pending={<SkeletonTable label="Loading the stock-takes..." columns={7} />}
          empty={
            state ? undefined : (
              <EmptyState
                icon={ClipboardList}
                title="No stock-takes yet"
                hint="Count a rack now and then: its differences are found while they are small."
              />
            )
          }
        >
          {({ rows }) => <StockTakeTable stockTakes={rows} isRefreshing={query.isPlaceholderData} />}
        </PagedList>
      </Stack>
      {isStarting && (
        <Suspense>
          <StartDialog onClose={() => setStarting(false)} />
        </Suspense>
      )}
    </WorkshopPage>
  );
}

import { orderStateLabels, ordersQuery } from '@pitlane/shared-data/orders';
import { pageSize } from '@pitlane/shared-data/paging';
import { partOfNumberQuery } from '@pitlane/shared-data/parts';
import {
  Button,
  EmptyState,
  FilterSelect,
  LinkButton,
  Page,
  PagedList,
  PageHeader,
  SearchField,
  SkeletonTable,
  Stack,
  Toolbar,
  useAskedNew,
  useListParams,
} from '@pitlane/shared-ui/core';
import { ListChecks, PackagePlus, Plus } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../paths.ts';
import { OrderTable } from './order-table.tsx';

const OrderDialog = lazy(async () => ({
  default: (await import('./order-form/order-dialog.tsx')).OrderDialog,
}));

const states = ['late', 'draft', 'sent', 'partly_received', 'closed', 'cancelled', 'all'] as const;
type State = (typeof states)[number];
const stateLabels: Record<State, string> = { ...orderStateLabels, late: 'Late', all: 'All' };

/** What was ordered from suppliers, newest first. */
export function Component() {
  const list = useListParams();
  const { search, page } = list;
  const state = list.readOneOf<State>('state', states);
  const query = useQuery(ordersQuery({ search: search || undefined, state, page }));
  const [isOpen, setOpen] = useState(false);
  const partCode = list.read('part');
  const part = useQuery({ ...partOfNumberQuery(partCode), enabled: partCode !== '' });
  useAskedNew('order', () => setOpen(true));
  return (
    <Page>
      <PageHeader
        title="Purchase Orders"
        back={{ href: paths.dashboard, label: 'Dashboard' }}
        actions={
          <>
            <LinkButton icon={ListChecks} href={paths.reorderList}>
              Reorder List
            </LinkButton>
            <Button variant="primary" icon={Plus} data-shortcut="n" onPress={() => setOpen(true)}>
              New Order
            </Button>
          </>
        }
      />
      <Stack>
        <Toolbar>
          <SearchField
            label="Search orders"
            placeholder="Number or supplier"
            value={search}
            onSearch={list.searchFor}
          />
          <FilterSelect
            label="Status"
            allLabel="Open"
            values={states}
            labelOf={(each) => stateLabels[each]}
            value={state}
            onChange={(chosen) => list.change({ state: chosen })}
          />
        </Toolbar>
        <PagedList
          query={query}
          params={list}
          pageSize={pageSize}
          label="orders"
          failure="Failed to load the orders"
          pending={<SkeletonTable label="Loading the orders..." columns={8} />}
          empty={
            search || state ? undefined : (
              <EmptyState
                icon={PackagePlus}
                title="No open orders"
                hint="The reorder list says which parts run short and why."
              />
            )
          }
        >
          {({ rows }) => <OrderTable orders={rows} isRefreshing={query.isPlaceholderData} />}
        </PagedList>
      </Stack>
      {isOpen && (partCode === '' || !part.isPending) && (
        <Suspense>
          <OrderDialog
            part={part.data ?? undefined}
            onClose={() => {
              setOpen(false);
              if (partCode) list.change({ part: null }, { replace: true });
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}

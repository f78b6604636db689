import { formatCountOf } from '@pitlane/shared-data/formats';
import { type ReorderRow, reorderQuery } from '@pitlane/shared-data/orders';
import { pageSize } from '@pitlane/shared-data/paging';
import {
  Button,
  EmptyState,
  FilterSelect,
  Page,
  PagedList,
  PageHeader,
  SearchField,
  SkeletonTable,
  Stack,
  Toolbar,
  useListParams,
} from '@pitlane/shared-ui/core';
import { CircleCheck, PackagePlus } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../../paths.ts';
import { ReorderTable } from './reorder-table.tsx';

const MakeOrderDialog = lazy(async () => ({
  default: (await import('./make-order-dialog.tsx')).MakeOrderDialog,
}));

/** Which parts to order, how many and why; those that are chosen become the draft of an order. */
export function Component() {
  const list = useListParams();
  const { search, page } = list;
  const supplier = list.read('supplier');
  const supplierId = Number(supplier) || undefined;
  const query = useQuery(reorderQuery({ search: search || undefined, supplierId, page }));
  const suppliers = query.data?.suppliers ?? [];
  const [chosen, setChosen] = useState<ReadonlyMap<number, ReorderRow>>(new Map());
  const [isOpen, setOpen] = useState(false);
  const choose = (row: ReorderRow, isChosen: boolean) => {
    const changed = new Map(chosen);
    if (isChosen) changed.set(row.part_id, row);
    else changed.delete(row.part_id);
    setChosen(changed);
  };
  return (
    <Page>
      <PageHeader
        title="Reorder List"
        back={{ href: paths.purchaseOrders, label: 'Orders' }}
        actions={
          <Button
            variant="primary"
            icon={PackagePlus}
            data-shortcut="n"
            isDisabled={chosen.size === 0}
            onPress={() => setOpen(true)}
          >
            {chosen.size === 0 ? 'Choose Parts to Order' : `Order ${formatCountOf(chosen.size, 'Part')}`}
          </Button>
        }
      />
      <Stack>
        <Toolbar>
          <SearchField
            label="Search parts"
            placeholder="Name, code or another number"
            value={search}
            onSearch={list.searchFor}
          />
          <FilterSelect
            label="Last bought from"
            allLabel="All Suppliers"
            values={suppliers.map(({ supplier_id }) => String(supplier_id))}
            labelOf={(id) => suppliers.find(({ supplier_id }) => String(supplier_id) === id)?.name ?? id}
            value={supplier}
            onChange={(id) => list.change({ supplier: id })}
          />
        </Toolbar>
        <PagedList
          query={query}
          params={list}
          pageSize={pageSize}
          label="parts"
          failure="Failed to load the reorder list"
          pending={<SkeletonTable label="Loading the reorder list..." columns={7} />}
          empty={
            search || supplier ? undefined : (
              <EmptyState
                icon={CircleCheck}
                title="Nothing to order"
                hint="Each part covers its min stock, what is reserved and what is used until a delivery."
              />
            )
          }
        >
          {({ rows }) => (
            <ReorderTable
              rows={rows}
              isChosen={({ part_id }) => chosen.has(part_id)}
              onChoose={choose}
              isRefreshing={query.isPlaceholderData}
            />
          )}
        </PagedList>
      </Stack>
      {isOpen && (
        <Suspense>
          <MakeOrderDialog parts={[...chosen.values()]} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Page>
  );
}

import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { pageSize } from '@pitlane/shared-data/paging';
import { type SupplierState, supplierStates, suppliersQuery } from '@pitlane/shared-data/suppliers';
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
  useAskedNew,
  useListParams,
} from '@pitlane/shared-ui/core';
import { Download, Plus, Truck } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../paths.ts';
import { SupplierTable } from './supplier-table.tsx';

const SupplierDialog = lazy(async () => ({
  default: (await import('./supplier-dialog.tsx')).SupplierDialog,
}));

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

const stateLabels: Record<SupplierState, string> = { owed: 'Owed money', retired: 'Retired' };

/** Who sells parts to the garage, and what each is owed. */
export function Component() {
  const list = useListParams();
  const { search, page } = list;
  const state = list.readOneOf<SupplierState>('state', supplierStates);
  const query = useQuery(suppliersQuery({ search: search || undefined, state, page }));
  const [dialog, setDialog] = useState<'add' | 'export' | null>(null);
  useAskedNew('supplier', () => setDialog('add'));
  const isFiltered = search !== '' || state !== undefined;
  return (
    <Page>
      <PageHeader
        title="Suppliers"
        back={{ href: paths.purchaseOrders, label: 'Orders' }}
        actions={
          <>
            <Button icon={Download} onPress={() => setDialog('export')}>
              Export Purchases
            </Button>
            <Button variant="primary" icon={Plus} data-shortcut="n" onPress={() => setDialog('add')}>
              Add Supplier
            </Button>
          </>
        }
      />
      <Stack>
        <Toolbar>
          <SearchField
            label="Search suppliers"
            placeholder="Name, contact, phone or GSTIN"
            value={search}
            onSearch={list.searchFor}
          />
          <FilterSelect
            label="Status"
            allLabel="In Use"
            values={supplierStates}
            labelOf={(each) => stateLabels[each]}
            value={state}
            onChange={(chosen) => list.change({ state: chosen })}
          />
        </Toolbar>
        <PagedList
          query={query}
          params={list}
          pageSize={pageSize}
          label="suppliers"
          failure="Failed to load the suppliers"
          pending={<SkeletonTable label="Loading the suppliers..." columns={8} />}
          empty={
            isFiltered ? undefined : (
              <EmptyState
                icon={Truck}
                title="No suppliers yet"
                hint="Add who sells parts to the garage, and order from them."
              />
            )
          }
        >
          {({ rows, owed }) => (
            <Stack>
              <SupplierTable suppliers={rows} isRefreshing={query.isPlaceholderData} />
              {owed > 0 && <p>Owed to these suppliers: {formatMoneyWithPaise(owed)}</p>}
            </Stack>
          )}
        </PagedList>
      </Stack>
      <Suspense>
        {dialog === 'add' && <SupplierDialog onClose={() => setDialog(null)} />}
        {dialog === 'export' && <ExportDialog onClose={() => setDialog(null)} />}
      </Suspense>
    </Page>
  );
}

import { invoicesQuery } from '@pitlane/shared-data/invoices';
import { pageSize } from '@pitlane/shared-data/paging';
import {
  DataTable,
  EmptyState,
  FilterGroup,
  LinkButton,
  ListSummary,
  Page,
  PagedList,
  PageHeader,
  SearchField,
  SkeletonTable,
  Stack,
  useListParams,
} from '@pitlane/shared-ui/core';
import { FileText, ReceiptIndianRupee, SearchX } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { OwnBalance } from '../../payment/own-balance.tsx';
import { invoiceColumns } from './invoice-columns.tsx';

const filters = ['all', 'unpaid', 'paid', 'credit_notes'] as const;

const filterLabels: Record<(typeof filters)[number], string> = {
  all: 'All',
  unpaid: 'Unpaid',
  paid: 'Paid',
  credit_notes: 'Credit notes',
};

const noInvoices = (
  <EmptyState
    icon={ReceiptIndianRupee}
    title="No invoices yet"
    hint="The garage writes an invoice when a service is completed."
  />
);

const nothingFound = (
  <EmptyState icon={SearchX} title="No invoices found" hint="Try another search or another filter." />
);

export function InvoiceList() {
  const list = useListParams();
  const { search, page, change } = list;
  const filter = list.readOneOf('filter', filters) ?? 'all';
  const query = useQuery(invoicesQuery({ filter, search: search || undefined, page }));
  const isFiltered = search !== '' || filter !== 'all';
  return (
    <Page>
      <PageHeader
        title="Invoices"
        description="Your invoices and their balances."
        back={{ href: paths.dashboard, label: 'Dashboard' }}
        actions={
          <LinkButton icon={FileText} href={paths.statement}>
            Statement
          </LinkButton>
        }
      />
      <Stack>
        <SearchField
          label="Search invoices"
          placeholder="Number, plate or service"
          value={search}
          onSearch={list.searchFor}
        />
        <FilterGroup
          label="State"
          options={filters.map((id) => ({ id, label: filterLabels[id] }))}
          value={filter}
          onChange={(chosen) => change({ filter: chosen === 'all' ? null : chosen })}
        />
        <PagedList
          query={query}
          params={list}
          pageSize={pageSize}
          label="invoices"
          failure="Failed to load invoices"
          pending={<SkeletonTable label="Loading invoices..." columns={invoiceColumns.length} />}
          empty={isFiltered ? nothingFound : noInvoices}
          summary={({ rows, total }) => <ListSummary shown={rows.length} total={total} noun="invoices" />}
        >
          {({ rows, balance }) => (
            <Stack>
              {balance && <OwnBalance balance={balance} />}
              <DataTable
                label="Invoices"
                columns={invoiceColumns}
                rows={rows}
                rowKey={({ invoice_id }) => invoice_id}
                rowHref={({ invoice_id }) => paths.invoice(invoice_id)}
                isRefreshing={query.isPlaceholderData}
              />
            </Stack>
          )}
        </PagedList>
      </Stack>
    </Page>
  );
}

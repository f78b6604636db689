import { draftsQuery, type InvoiceFilterName, invoicesQuery } from '@pitlane/shared-data/invoices';
import { pageSize } from '@pitlane/shared-data/paging';
import {
  FilterGroup,
  LinkButton,
  type ListParams,
  Page,
  PagedList,
  PageHeader,
  SearchField,
  SharedLine,
  SkeletonTable,
  Stack,
  Toolbar,
  useListParams,
} from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { AgeFigures } from './age-figures.tsx';
import { DraftTable } from './draft-table.tsx';
import { invoiceLists, isCounted } from './invoice-filters.ts';
import { InvoiceTable } from './invoice-table.tsx';
import { NoInvoices } from './no-invoices.tsx';

const listProps = {
  pageSize,
  label: 'invoices',
  failure: 'Failed to load invoices',
  pending: <SkeletonTable label="Loading invoices..." columns={7} />,
};

function Invoices({ list, filter }: { list: ListParams; filter: InvoiceFilterName }) {
  const { search, page } = list;
  const query = useQuery(invoicesQuery({ filter, search: search || undefined, page }));
  return (
    <PagedList
      {...listProps}
      query={query}
      params={list}
      empty={<NoInvoices list={filter} isSearched={search !== ''} />}
    >
      {({ rows }) => <InvoiceTable invoices={rows} isRefreshing={query.isPlaceholderData} />}
    </PagedList>
  );
}

function Drafts({ list }: { list: ListParams }) {
  const { search, page } = list;
  const query = useQuery(draftsQuery({ search: search || undefined, page }));
  return (
    <PagedList
      {...listProps}
      query={query}
      params={list}
      empty={<NoInvoices list="to_issue" isSearched={search !== ''} />}
    >
      {({ rows }) => <DraftTable drafts={rows} isRefreshing={query.isPlaceholderData} />}
    </PagedList>
  );
}

/** Drafts to issue, amounts due by age, and every issued document. */
export function Component() {
  const list = useListParams();
  const { search, page } = list;
  const chosen = list.readOneOf(
    'filter',
    invoiceLists.map(({ id }) => id),
  );
  const shown = chosen ?? 'unpaid';
  // The sums of all ages and the counts of a search come with each list of invoices.
  const { data, isLoadingError } = useQuery(
    shown === 'to_issue'
      ? invoicesQuery({ filter: 'unpaid', search: search || undefined, page: 1 })
      : invoicesQuery({ filter: shown, search: search || undefined, page }),
  );
  const countOf = (id: (typeof invoiceLists)[number]['id']) =>
    isCounted(id) ? (data?.counts?.[id] ?? 'pending') : undefined;
  return (
    <Page>
      <SharedLine>
        <PageHeader
          title="Invoices"
          back={{ href: paths.dashboard, label: 'Dashboard' }}
          actions={
            <>
              <LinkButton href={paths.gstr1}>Export GSTR-1</LinkButton>
              <LinkButton href={paths.till}>Till</LinkButton>
            </>
          }
        />
        {!isLoadingError && <AgeFigures ages={data?.ages} />}
      </SharedLine>
      <Stack>
        <Toolbar>
          <SearchField
            label="Search invoices"
            placeholder="Search"
            value={search}
            onSearch={list.searchFor}
          />
          <FilterGroup
            label="Show"
            options={invoiceLists.map(({ id, label }) => ({ id, label, count: countOf(id) }))}
            value={shown}
            onChange={(id) => list.change({ filter: id === 'unpaid' ? null : id })}
          />
        </Toolbar>
        {shown === 'to_issue' ? <Drafts list={list} /> : <Invoices list={list} filter={shown} />}
      </Stack>
    </Page>
  );
}

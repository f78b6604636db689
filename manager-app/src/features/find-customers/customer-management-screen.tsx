import { customerSorts, customersQuery } from '@pitlane/shared-data/customers';
import { pageSize } from '@pitlane/shared-data/paging';
import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { SearchX, Users } from '@pitlane/shared-ui/icons';
import { Page, Stack } from '@pitlane/shared-ui/layout';
import { useListAddress } from '@pitlane/shared-ui/list-address';
import { PageHeader } from '@pitlane/shared-ui/page-header';
import { SkeletonTable } from '@pitlane/shared-ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ListFigures } from '../../list-address/list-figures.tsx';
import { ListSearch } from '../../list-address/list-search.tsx';
import { fromSort, readSort, toSort } from '../../list-address/list-sort.ts';
import { PagedList } from '../../list-address/paged-list.tsx';
import { useExistingPage } from '../../list-address/use-existing-page.ts';
import { QueryView } from '../../query-view/query-view.tsx';
import { CustomerTable } from './customer-table.tsx';

const newestFirst = '-created';

/** Every customer of the garage, with search and order (spec section 2, "Customer management"). */
export function CustomerManagementScreen() {
  const { read, page, change, turnTo } = useListAddress();
  const search = read('search');
  const sort = readSort(read('sort'), customerSorts, newestFirst);
  const query = useQuery(customersQuery({ search: search || undefined, sort, page }));
  useExistingPage({
    page,
    pageSize,
    turnTo,
    total: query.isPlaceholderData ? undefined : query.data?.total,
  });

  return (
    <Page>
      <PageHeader title="Customer Management" back={{ href: '/manager-dashboard', label: 'Dashboard' }} />
      <Stack>
        <ListSearch
          label="Search customers"
          placeholder="Name, email or phone"
          value={search}
          onSearch={(text) => change({ search: text }, { replace: true })}
        />
        <QueryView
          query={query}
          failure="Failed to load customers"
          pending={<SkeletonTable label="Loading customers..." columns={5} />}
        >
          {({ rows, total, counts }) =>
            total === 0 ? (
              <EmptyState
                icon={search ? SearchX : Users}
                title="No customers found"
                hint={search ? 'Try another name, email or phone number.' : 'Nobody has registered yet.'}
              />
            ) : (
              <PagedList
                label="customers"
                page={page}
                total={total}
                onPageChange={turnTo}
                figures={
                  <ListFigures role="status">
                    <span>{`Showing ${rows.length} of ${total} customers`}</span>
                    <span>{`Active: ${counts.active}`}</span>
                    <span>{`Inactive: ${counts.inactive}`}</span>
                  </ListFigures>
                }
              >
                <CustomerTable
                  customers={rows}
                  sort={toSort(sort)}
                  onSortChange={(next) => {
                    const chosen = fromSort(next);
                    change({ sort: chosen === newestFirst ? '' : chosen });
                  }}
                  isRefreshing={query.isPlaceholderData}
                />
              </PagedList>
            )
          }
        </QueryView>
      </Stack>
    </Page>
  );
}

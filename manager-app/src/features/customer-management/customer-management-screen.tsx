import { customerSorts, customersQuery } from '@pitlane/shared-data/customers';
import {
  formatTotal,
  Page,
  PageHeader,
  SearchField,
  Stack,
  Toolbar,
  useListParams,
} from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { Directory } from '../../directory/directory.tsx';
import { paths } from '../../paths.ts';
import { customerColumns } from './customer-columns.tsx';

export function Component() {
  const list = useListParams({ sorts: customerSorts, defaultSort: '-created' });
  const { search, sortName: sort, page } = list;
  const query = useQuery(customersQuery({ search: search || undefined, sort, page }));
  return (
    <Page>
      <PageHeader title="Customer Management" back={{ href: paths.dashboard, label: 'Dashboard' }} />
      <Stack>
        <Toolbar>
          <SearchField
            label="Search customers"
            placeholder="Name, email or phone"
            value={search}
            onSearch={list.searchFor}
            findsStarts
          />
        </Toolbar>
        <Directory
          people="customers"
          query={query}
          params={list}
          columns={customerColumns}
          rowKey={({ customer_id }) => customer_id}
          rowHref={({ customer_id }) => paths.customerDetails(customer_id)}
          isFiltered={search !== ''}
          emptyHint={
            search ? 'Try another name, email or phone number.' : 'No customers have registered yet.'
          }
          figures={({ counts }) => [
            { label: 'Active', value: formatTotal(counts.active) },
            { label: 'Inactive', value: formatTotal(counts.inactive) },
          ]}
        />
      </Stack>
    </Page>
  );
}

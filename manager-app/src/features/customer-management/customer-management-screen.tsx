import { customerSorts, customersQuery } from '@pitlane/shared-data/customers';
import { Page, Stack } from '@pitlane/shared-ui/layout';
import { useListParams } from '@pitlane/shared-ui/list-params';
import { PageHeader } from '@pitlane/shared-ui/page-header';
import { formatTotal } from '@pitlane/shared-ui/paged-list';
import { SearchField } from '@pitlane/shared-ui/search-field';
import { useQuery } from '@tanstack/react-query';
import { Directory } from '../../directory/directory.tsx';
import { paths } from '../../paths.ts';
import { customerColumns } from './customer-columns.tsx';

/** From how many letters on the backend looks inside of words, and at phone numbers. */
const wholeSearch = 3;

function hintFor(search: string) {
  if (!search) return 'Nobody has registered yet.';
  return search.length < wholeSearch
    ? 'One or two letters find beginnings of names and emails only. Type a third to look everywhere.'
    : 'Try another name, email or phone number.';
}

/** Every customer of the garage, with search and order (spec section 2, "Customer management"). */
export function Component() {
  const list = useListParams({ sorts: customerSorts, defaultSort: '-created' });
  const { search, sortName: sort, page } = list;
  const query = useQuery(customersQuery({ search: search || undefined, sort, page }));
  return (
    <Page>
      <PageHeader title="Customer Management" back={{ href: paths.dashboard, label: 'Dashboard' }} />
      <Stack>
        <SearchField
          label="Search customers"
          placeholder="Name, email or phone"
          value={search}
          onSearch={list.searchFor}
        />
        <Directory
          people="customers"
          query={query}
          params={list}
          columns={customerColumns}
          rowKey={({ customer_id }) => customer_id}
          rowHref={({ customer_id }) => paths.customerDetails(customer_id)}
          isNarrowed={search !== ''}
          emptyHint={hintFor(search)}
          figures={({ counts }) => [
            { label: 'Active', value: formatTotal(counts.active) },
            { label: 'Inactive', value: formatTotal(counts.inactive) },
          ]}
        />
      </Stack>
    </Page>
  );
}

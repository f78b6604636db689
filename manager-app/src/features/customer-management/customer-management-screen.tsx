import { customerSorts, customersQuery } from '@pitlane/shared-data/customers';
import { formatCount } from '@pitlane/shared-data/formats';
import { Page, Stack } from '@pitlane/shared-ui/layout';
import { PageHeader } from '@pitlane/shared-ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { Directory } from '../../directory/directory.tsx';
import { useDirectoryAddress } from '../../directory/use-directory-address.ts';
import { ListSearch } from '../../list-address/list-search.tsx';
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
  const address = useDirectoryAddress(customerSorts, '-created');
  const query = useQuery(customersQuery(address.filter));
  return (
    <Page>
      <PageHeader title="Customer Management" back={{ href: paths.dashboard, label: 'Dashboard' }} />
      <Stack>
        <ListSearch
          label="Search customers"
          placeholder="Name, email or phone"
          value={address.search}
          onSearch={address.searchFor}
        />
        <Directory
          people="customers"
          query={query}
          address={address}
          columns={customerColumns}
          rowKey={({ customer_id }) => customer_id}
          rowHref={({ customer_id }) => paths.customerDetails(customer_id)}
          isNarrowed={address.search !== ''}
          emptyHint={hintFor(address.search)}
          figures={({ counts }) => (
            <>
              <span>{`Active: ${formatCount(counts.active)}`}</span>
              <span>{`Inactive: ${formatCount(counts.inactive)}`}</span>
            </>
          )}
        />
      </Stack>
    </Page>
  );
}

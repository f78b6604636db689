import { customerOverviewQuery } from '@pitlane/shared-data/customers';
import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { UserX } from '@pitlane/shared-ui/icons';
import { Page } from '@pitlane/shared-ui/layout';
import { LinkButton } from '@pitlane/shared-ui/link';
import { PageHeader } from '@pitlane/shared-ui/page-header';
import { SkeletonCard } from '@pitlane/shared-ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { QueryView } from '../../query-view/query-view.tsx';
import { CustomerDetails } from './customer-details.tsx';

const listOfCustomers = { href: paths.customerManagement, label: 'Customer Management' };

/** One customer with vehicles and services (spec section 2, "Customer details"). */
export function Component() {
  const { customerId } = useParams();
  const query = useQuery(customerOverviewQuery(customerId));
  const { data: overview, error } = query;
  // An address that is no id at all is refused as invalid.
  const isMissing =
    overview === null || (!overview && (error?.kind === 'not-found' || error?.kind === 'invalid'));

  return (
    <Page>
      <PageHeader title={overview?.customer.name ?? 'Customer Details'} back={listOfCustomers} />
      {isMissing ? (
        <EmptyState
          icon={UserX}
          title="Customer not found"
          hint="The address may not be complete, or the account is gone."
          action={<LinkButton href={listOfCustomers.href}>Back to Customer Management</LinkButton>}
        />
      ) : (
        <QueryView
          query={query}
          failure="Failed to load customer details"
          pending={<SkeletonCard label="Loading customer details..." count={3} />}
        >
          {(data) => data && <CustomerDetails overview={data} />}
        </QueryView>
      )}
    </Page>
  );
}

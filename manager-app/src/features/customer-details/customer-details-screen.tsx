import { customerOverviewQuery } from '@pitlane/shared-data/customers';
import { EmptyState, LinkButton, Page, PageHeader, QueryView, SkeletonCard } from '@pitlane/shared-ui/core';
import { UserX } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { CustomerDetails } from './customer-details.tsx';

const customerList = { href: paths.customerManagement, label: 'Customer Management' };

const notFound = (
  <EmptyState
    icon={UserX}
    title="Customer not found"
    hint="Check the link. The account may have been deleted."
    action={<LinkButton href={customerList.href}>Back to Customer Management</LinkButton>}
  />
);

export function Component() {
  const { customerId } = useParams();
  const query = useQuery(customerOverviewQuery(customerId));
  return (
    <Page>
      <PageHeader
        title={query.data?.customer.name ?? 'Customer Details'}
        subject={query.data?.customer.name}
        back={customerList}
        actions={
          query.data && (
            <LinkButton href={paths.customerStatement(query.data.customer.customer_id)}>Statement</LinkButton>
          )
        }
      />
      <QueryView
        query={query}
        failure="Failed to load customer details"
        pending={<SkeletonCard label="Loading customer details..." count={3} />}
        notFound={notFound}
      >
        {(overview) => <CustomerDetails overview={overview} />}
      </QueryView>
    </Page>
  );
}

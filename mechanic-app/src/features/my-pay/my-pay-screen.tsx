import { pageSize } from '@pitlane/shared-data/paging';
import { paySlipsQuery } from '@pitlane/shared-data/pay-slips';
import {
  EmptyState,
  LinkButton,
  PagedList,
  PageHeader,
  SkeletonTable,
  useListParams,
} from '@pitlane/shared-ui/core';
import { History, Wallet } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { WorkshopPage } from '../../workshop-page/workshop-page.tsx';
import { PaySlipTable } from './pay-slip-table.tsx';

/** The mechanic's own payslips. All payments, those outside a pay run too, are on the dashboard. */
export function Component() {
  const list = useListParams();
  const query = useQuery(paySlipsQuery(list.page));
  return (
    <WorkshopPage>
      <PageHeader
        title="My Pay"
        back={{ href: paths.dashboard, label: 'Dashboard' }}
        actions={
          <LinkButton icon={History} href={paths.paymentHistory}>
            Payment History
          </LinkButton>
        }
      />
      <PagedList
        query={query}
        params={list}
        pageSize={pageSize}
        label="payslips"
        failure="Failed to load your payslips"
        pending={<SkeletonTable label="Loading your payslips..." columns={5} />}
        empty={
          <EmptyState
            icon={Wallet}
            title="No payslips yet"
            hint="A payslip appears here when a manager approves a pay run. What is paid job by job is in your payment history."
          />
        }
      >
        {({ rows }) => <PaySlipTable slips={rows} isRefreshing={query.isPlaceholderData} />}
      </PagedList>
    </WorkshopPage>
  );
}

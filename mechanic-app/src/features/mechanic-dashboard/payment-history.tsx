import { formatCountOf, formatMoney } from '@pitlane/shared-data/formats';
import { pageSize } from '@pitlane/shared-data/paging';
import { type SalaryStatistics, salaryPaymentsQuery } from '@pitlane/shared-data/salary';
import { EmptyState, Link, PagedList, Section, SkeletonTable } from '@pitlane/shared-ui/core';
import { ReceiptIndianRupee } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { LargeTarget } from '../../workshop-page/large-target.tsx';
import { PaymentTable } from './payment-table.tsx';

export function PaymentHistory() {
  return (
    <Section title="Salary Payment History" level={3}>
      <OwnPayments />
    </Section>
  );
}

const noPayments = (
  <EmptyState
    level={4}
    icon={ReceiptIndianRupee}
    title="No payment records found"
    hint="A payment appears here when a manager pays your completed jobs."
  />
);

function OwnPayments() {
  const [page, setPage] = useState(1);
  const payments = useQuery(salaryPaymentsQuery({ period: 'all', page }));
  return (
    <PagedList
      query={payments}
      params={{ page, goToPage: setPage }}
      pageSize={pageSize}
      label="payments"
      failure="Failed to fetch payment history"
      pending={<SkeletonTable label="Loading payment history..." rows={3} />}
      empty={noPayments}
    >
      {({ rows, stats }) => (
        <>
          <p>
            <span>{totalText(stats)}</span> ·{' '}
            <LargeTarget>
              <Link href={paths.myPay}>Payslips</Link>
            </LargeTarget>
          </p>
          <PaymentTable payments={rows} isRefreshing={payments.isPlaceholderData} />
        </>
      )}
    </PagedList>
  );
}

const totalText = ({ total_paid, total_payments }: SalaryStatistics) =>
  `Total paid: ${formatMoney(total_paid)} in ${formatCountOf(total_payments, 'payment')}`;

import { formatCountOf, formatMoney } from '@pitlane/shared-data/formats';
import { pageSize } from '@pitlane/shared-data/paging';
import { type SalaryStatistics, salaryPaymentsQuery } from '@pitlane/shared-data/salary';
import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { ReceiptIndianRupee } from '@pitlane/shared-ui/icons';
import { Section } from '@pitlane/shared-ui/section';
import { SkeletonTable } from '@pitlane/shared-ui/skeleton';
import { Pagination } from '@pitlane/shared-ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '../../query-state/query-state.tsx';
import { PaymentTable } from './payment-table.tsx';

/** The mechanic's own salary payments, newest first, opened inside the dashboard. */
export function PaymentHistory() {
  return (
    <Section title="Salary Payment History" level={3}>
      <OwnPayments />
    </Section>
  );
}

function OwnPayments() {
  const [page, setPage] = useState(1);
  const payments = useQuery(salaryPaymentsQuery({ period: 'all', page }));
  const { data, isPlaceholderData } = payments;
  return (
    <>
      <QueryState
        query={payments}
        failure="Failed to fetch payment history"
        pending={<SkeletonTable label="Loading payment history..." rows={3} />}
      />
      {data && data.total === 0 && (
        <EmptyState
          level={4}
          icon={ReceiptIndianRupee}
          title="No payment records found"
          hint="A payment appears here as soon as a manager pays your completed jobs."
        />
      )}
      {data && data.total > 0 && (
        <>
          <p>{totalText(data.stats)}</p>
          <PaymentTable payments={data.rows} isRefreshing={isPlaceholderData} />
          <Pagination
            label="Pages of payments"
            page={page}
            pageSize={pageSize}
            total={data.total}
            onPageChange={setPage}
          />
        </>
      )}
    </>
  );
}

const totalText = ({ total_paid, total_payments }: SalaryStatistics) =>
  `Total paid: ${formatMoney(total_paid)} in ${formatCountOf(total_payments, 'payment')}`;

import { formatDate, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type ListedPayment, paidTotal } from '@pitlane/shared-data/salary';
import { AdjustedTotal, type Column, DataTable, Link } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';
import { LargeTarget } from '../../workshop-page/large-target.tsx';
import { PaidJobs } from './paid-jobs.tsx';

const columns: Column<ListedPayment>[] = [
  { id: 'date', header: 'Date', isRowHeader: true, cell: (payment) => formatDate(payment.payment_date) },
  {
    id: 'time',
    header: 'Time-Based Pay',
    align: 'end',
    cell: (payment) => formatMoneyWithPaise(payment.time_based_pay),
  },
  {
    id: 'bonus',
    header: 'Bonus',
    align: 'end',
    cell: (payment) => formatMoneyWithPaise(payment.bonus_amount),
  },
  {
    id: 'total',
    header: 'Total',
    isKey: true,
    align: 'end',
    cell: (payment) => <AdjustedTotal {...paidTotal(payment)} />,
  },
  { id: 'jobs', header: 'Jobs Count', align: 'end', cell: (payment) => payment.jobs_count },
  { id: 'covered', header: 'Jobs Paid', isKey: true, cell: (payment) => <PaidJobs payment={payment} /> },
  {
    id: 'notes',
    header: 'Notes',
    cell: ({ pay_run_id, notes }) =>
      pay_run_id === null ? (
        notes || '–'
      ) : (
        <LargeTarget>
          <Link href={paths.paySlip(pay_run_id)}>{`Payslip of pay run ${pay_run_id}`}</Link>
        </LargeTarget>
      ),
  },
];

export function PaymentTable({
  payments,
  isRefreshing,
}: {
  payments: readonly ListedPayment[];
  isRefreshing: boolean;
}) {
  return (
    <DataTable
      label="Salary payments"
      columns={columns}
      rows={payments}
      rowKey={(payment) => payment.payment_id}
      isRefreshing={isRefreshing}
    />
  );
}

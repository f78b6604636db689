import { formatDate, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type ListedPayment, paidTotal } from '@pitlane/shared-data/salary';
import { AdjustedTotal, type Column, DataTable, EmailText, Link } from '@pitlane/shared-ui/core';
import { MechanicLink } from '../../mechanic/mechanic-link.tsx';
import { paths } from '../../paths.ts';

const columns: Column<ListedPayment>[] = [
  {
    id: 'date',
    header: 'Date',
    isKey: true,
    isUnbroken: true,
    cell: ({ payment_date, pay_run_id, mechanic_id }) => {
      const day = formatDate(payment_date);
      return pay_run_id === null ? (
        day
      ) : (
        <Link href={paths.paySlip(pay_run_id, mechanic_id)} aria-label={`${day}, pay run ${pay_run_id}`}>
          {day}
        </Link>
      );
    },
  },
  {
    id: 'mechanic',
    header: 'Mechanic',
    isRowHeader: true,
    cell: ({ mechanic_id, mechanic_name }) => <MechanicLink id={mechanic_id} name={mechanic_name} />,
    detail: ({ mechanic_email }) => mechanic_email && <EmailText email={mechanic_email} />,
  },
  {
    id: 'time-based-pay',
    header: 'Time-Based Pay',
    align: 'end',
    cell: ({ time_based_pay }) => formatMoneyWithPaise(time_based_pay),
  },
  {
    id: 'bonus',
    header: 'Bonus',
    align: 'end',
    cell: ({ bonus_amount }) => formatMoneyWithPaise(bonus_amount),
  },
  {
    id: 'total',
    header: 'Total',
    isKey: true,
    align: 'end',
    cell: (payment) => <AdjustedTotal {...paidTotal(payment)} />,
  },
  { id: 'jobs', header: 'Jobs Count', align: 'end', cell: ({ jobs_count }) => jobs_count },
];

export interface PaymentTableProps {
  payments: readonly ListedPayment[];
  isRefreshing: boolean;
}

export function PaymentTable({ payments, isRefreshing }: PaymentTableProps) {
  return (
    <DataTable
      label="Salary payments"
      columns={columns}
      rows={payments}
      rowKey={({ payment_id }) => payment_id}
      emptyText="No payment records found"
      isRefreshing={isRefreshing}
    />
  );
}

import { formatCountOf, formatDate, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type ListedSlip, payPeriod } from '@pitlane/shared-data/pay-slips';
import { type Column, DataTable, Link, StatusBadge } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';
import { LargeTarget } from '../../workshop-page/large-target.tsx';

const columns: Column<ListedSlip>[] = [
  {
    id: 'period',
    header: 'Period',
    isRowHeader: true,
    isKey: true,
    cell: (slip) => (
      <LargeTarget>
        <Link href={paths.paySlip(slip.pay_run_id)}>{payPeriod(slip)}</Link>
      </LargeTarget>
    ),
  },
  {
    id: 'approved',
    header: 'Approved',
    cell: ({ closed_at }) => (closed_at === null ? '–' : formatDate(closed_at)),
  },
  { id: 'jobs', header: 'Jobs', align: 'end', cell: ({ jobs }) => jobs },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    isKey: true,
    cell: ({ total }) => formatMoneyWithPaise(total),
  },
  {
    id: 'questions',
    header: 'Questions',
    isKey: ({ open_questions }) => open_questions > 0,
    cell: ({ open_questions }) =>
      open_questions === 0 ? (
        '–'
      ) : (
        <StatusBadge tone="warning">{`${formatCountOf(open_questions, 'question')} not answered`}</StatusBadge>
      ),
  },
];

interface PaySlipTableProps {
  slips: readonly ListedSlip[];
  isRefreshing: boolean;
}

export const PaySlipTable = ({ slips, isRefreshing }: PaySlipTableProps) => (
  <DataTable
    label="Payslips"
    columns={columns}
    rows={slips}
    rowKey={({ pay_run_id }) => pay_run_id}
    isRefreshing={isRefreshing}
  />
);

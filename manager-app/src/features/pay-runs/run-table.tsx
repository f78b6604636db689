import { formatCountOf, formatDate, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { ListedPayRun } from '@pitlane/shared-data/pay-runs';
import { payPeriod } from '@pitlane/shared-data/pay-slips';
import { type Column, DataTable, Link, LongText, StatusBadge } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';
import { RunBadge } from './run-badge.tsx';

const columns: Column<ListedPayRun>[] = [
  {
    id: 'period',
    header: 'Period',
    isKey: true,
    isRowHeader: true,
    cell: (run) => <Link href={paths.payRun(run.pay_run_id)}>{payPeriod(run)}</Link>,
  },
  {
    id: 'state',
    header: 'Status',
    isKey: true,
    cell: ({ state, open_questions }) => (
      <>
        <RunBadge state={state} />{' '}
        {open_questions > 0 && (
          <StatusBadge tone="danger">{formatCountOf(open_questions, 'question')}</StatusBadge>
        )}
      </>
    ),
  },
  {
    id: 'closed',
    header: 'By',
    cell: ({ closed_by_name, closed_at, made_by_name, made_at }) => (
      <LongText>
        {closed_at
          ? `${closed_by_name}, ${formatDate(closed_at)}`
          : `${made_by_name}, ${formatDate(made_at)}`}
      </LongText>
    ),
  },
  {
    id: 'mechanics',
    header: 'Mechanics',
    align: 'end',
    cell: ({ state, mechanics }) => (state === 'approved' ? mechanics : '–'),
  },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    isKey: ({ total }) => total !== null,
    cell: ({ total }) => (total === null ? '–' : formatMoneyWithPaise(total)),
  },
];

interface RunTableProps {
  runs: readonly ListedPayRun[];
  isRefreshing: boolean;
}

export const RunTable = ({ runs, isRefreshing }: RunTableProps) => (
  <DataTable
    label="Pay runs"
    columns={columns}
    rows={runs}
    rowKey={({ pay_run_id }) => pay_run_id}
    isRefreshing={isRefreshing}
  />
);

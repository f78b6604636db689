import { formatDate } from '@pitlane/shared-data/formats';
import { type ListedStockTake, stockTakeName } from '@pitlane/shared-data/stock-takes';
import { type Column, DataTable, Link } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';
import { LargeTarget } from '../../workshop-page/large-target.tsx';
import { StockTakeBadge } from './stock-take-badge.tsx';

const columns: Column<ListedStockTake>[] = [
  {
    id: 'name',
    header: 'Stock-take',
    isRowHeader: true,
    isKey: true,
    cell: (take) => (
      <LargeTarget>
        <Link href={paths.stockTake(take.stock_take_id)}>{stockTakeName(take)}</Link>
      </LargeTarget>
    ),
  },
  { id: 'number', header: 'Number', cell: ({ stock_take_id }) => stock_take_id },
  { id: 'state', header: 'Status', isKey: true, cell: ({ state }) => <StockTakeBadge state={state} /> },
  {
    id: 'counted',
    header: 'Counted',
    align: 'end',
    isKey: true,
    cell: ({ counted, parts }) => `${counted} of ${parts}`,
  },
  { id: 'differing', header: 'Differences', align: 'end', cell: ({ differing }) => differing },
  {
    id: 'started',
    header: 'Started',
    cell: ({ started_at, started_by_name }) => `${formatDate(started_at)}, ${started_by_name}`,
  },
  {
    id: 'closed',
    header: 'Closed',
    cell: ({ closed_at, closed_by_name }) =>
      closed_at === null ? '–' : `${formatDate(closed_at)}, ${closed_by_name}`,
  },
];

interface StockTakeTableProps {
  stockTakes: readonly ListedStockTake[];
  isRefreshing: boolean;
}

export const StockTakeTable = ({ stockTakes, isRefreshing }: StockTakeTableProps) => (
  <DataTable
    label="Stock-takes"
    columns={columns}
    rows={stockTakes}
    rowKey={({ stock_take_id }) => stock_take_id}
    emptyText="No stock-take matches"
    isRefreshing={isRefreshing}
  />
);

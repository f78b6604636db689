import { formatMoney } from '@pitlane/shared-data/formats';
import type { PartTurn } from '@pitlane/shared-data/part-turns';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import { type Column, DataTable, Link, type Sort } from '@pitlane/shared-ui/core';
import { paths } from '../../../paths.ts';
import { LargeTarget } from '../../../workshop-page/large-target.tsx';

const columns: Column<PartTurn>[] = [
  {
    id: 'name',
    header: 'Part',
    isRowHeader: true,
    isSortable: true,
    cell: ({ part_id, part_name }) => (
      <LargeTarget>
        <Link variant="quiet" href={paths.part(part_id)}>
          {part_name}
        </Link>
      </LargeTarget>
    ),
    keepsDetail: true,
    detail: ({ part_code }) => part_code,
  },
  { id: 'category', header: 'Category', cell: ({ category }) => category },
  {
    id: 'stock',
    header: 'In stock',
    align: 'end',
    cell: ({ current_stock, stock_unit }) => sayQuantity(current_stock, stock_unit),
  },
  { id: 'used', header: 'Used in 365 days', align: 'end', isSortable: true, cell: ({ used }) => used },
  {
    id: 'average',
    header: 'Average stock',
    align: 'end',
    isSortable: true,
    cell: ({ average_stock }) => average_stock,
  },
  {
    id: 'turn',
    header: 'Turn',
    align: 'end',
    isKey: true,
    isSortable: true,
    cell: ({ turn }) => (turn === null ? '–' : `${turn} ×`),
  },
  {
    id: 'value',
    header: 'Value at cost',
    align: 'end',
    isKey: true,
    isSortable: true,
    cell: ({ value }) => formatMoney(value),
  },
];

interface TurnTableProps {
  turns: readonly PartTurn[];
  sort: Sort;
  onSortChange: (sort: Sort) => void;
  isRefreshing: boolean;
}

export const TurnTable = ({ turns, sort, onSortChange, isRefreshing }: TurnTableProps) => (
  <DataTable
    label="Turn of parts"
    columns={columns}
    rows={turns}
    rowKey={({ part_id }) => part_id}
    sort={sort}
    onSortChange={onSortChange}
    emptyText="No part matches"
    isRefreshing={isRefreshing}
  />
);

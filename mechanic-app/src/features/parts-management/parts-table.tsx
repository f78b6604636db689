import { formatMoney } from '@pitlane/shared-data/formats';
import { formatStock, inventoryValue, type ListedPart, unitValue } from '@pitlane/shared-data/parts';
import { type Column, DataTable, Link, type Sort, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { LargeTarget } from '../../workshop-page/large-target.tsx';
import { StockAction } from './stock/stock-action.tsx';
import { StockStatus } from './stock/stock-status.tsx';

const Code = styled.span`
  font-family: ${token('font-drawing')};
`;

const columns: Column<ListedPart>[] = [
  {
    id: 'name',
    header: 'Part Details',
    isRowHeader: true,
    isSortable: true,
    cell: (part) => (
      <LargeTarget>
        <Link variant="quiet" href={paths.part(part.id)}>
          {part.part_name}
        </Link>
      </LargeTarget>
    ),
    detail: ({ part_code }) => <Code>{part_code}</Code>,
  },
  { id: 'category', header: 'Category', isSortable: true, cell: (part) => part.category },
  {
    id: 'stock',
    header: 'Current Stock',
    isKey: true,
    align: 'end',
    isSortable: true,
    cell: ({ current_stock, stock_unit, reserved }) =>
      `${formatStock(current_stock, stock_unit)}${reserved > 0 ? `, ${reserved} reserved` : ''}`,
  },
  { id: 'min', header: 'Min Stock', align: 'end', isSortable: true, cell: (part) => part.stock_min },
  {
    id: 'status',
    header: 'Status',
    isKey: true,
    cell: (part) => <StockStatus part={part} />,
  },
  {
    id: 'cost',
    header: 'Cost',
    align: 'end',
    isSortable: true,
    cell: (part) => formatMoney(unitValue(part)),
  },
  {
    id: 'value',
    header: 'Value',
    align: 'end',
    isSortable: true,
    cell: (part) => formatMoney(inventoryValue([part])),
  },
  { id: 'actions', header: 'Actions', isKey: true, cell: (part) => <StockAction part={part} /> },
];

interface PartsTableProps {
  parts: readonly ListedPart[];
  sort: Sort;
  onSortChange: (sort: Sort) => void;
  isRefreshing: boolean;
}

export function PartsTable({ parts, sort, onSortChange, isRefreshing }: PartsTableProps) {
  return (
    <DataTable
      label="Parts"
      columns={columns}
      rows={parts}
      rowKey={(part) => part.id}
      sort={sort}
      onSortChange={onSortChange}
      isRefreshing={isRefreshing}
    />
  );
}

import { formatMoney } from '@pitlane/shared-data/formats';
import { formatStock, inventoryValue, isLowStock, isOutOfStock, type Part } from '@pitlane/shared-data/parts';
import { type Column, DataTable, type Sort, StatusBadge, token } from '@pitlane/shared-ui/core';
import { CircleAlert, CircleCheck, TriangleAlert } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';
import { StockAction } from './stock-action.tsx';

const Code = styled.span`
  font-family: ${token('font-drawing')};
`;

function StockStatus({ part }: { part: Part }) {
  if (isOutOfStock(part)) {
    return (
      <StatusBadge tone="danger" icon={CircleAlert}>
        Out of Stock
      </StatusBadge>
    );
  }
  return isLowStock(part) ? (
    <StatusBadge tone="warning" icon={TriangleAlert}>
      Low Stock
    </StatusBadge>
  ) : (
    <StatusBadge tone="success" icon={CircleCheck}>
      In Stock
    </StatusBadge>
  );
}

const columns: Column<Part>[] = [
  {
    id: 'name',
    header: 'Part Details',
    isRowHeader: true,
    isSortable: true,
    cell: ({ part_name }) => part_name,
    detail: ({ part_code }) => <Code>{part_code}</Code>,
  },
  { id: 'category', header: 'Category', isSortable: true, cell: (part) => part.category },
  {
    id: 'stock',
    header: 'Current Stock',
    isKey: true,
    align: 'end',
    isSortable: true,
    cell: (part) => formatStock(part.current_stock, part.stock_unit),
  },
  { id: 'min', header: 'Min Stock', align: 'end', isSortable: true, cell: (part) => part.stock_min },
  {
    id: 'status',
    header: 'Status',
    isKey: true,
    cell: (part) => <StockStatus part={part} />,
  },
  { id: 'cost', header: 'Cost', align: 'end', isSortable: true, cell: (part) => formatMoney(part.avg_cost) },
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
  parts: readonly Part[];
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

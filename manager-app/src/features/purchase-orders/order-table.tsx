import { formatDate, formatMoney } from '@pitlane/shared-data/formats';
import type { ListedOrder } from '@pitlane/shared-data/orders';
import { type Column, DataTable, Link, LongText, StatusBadge } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';
import { OrderBadge } from './order-badge.tsx';

const columns: Column<ListedOrder>[] = [
  {
    id: 'number',
    header: 'Order',
    isKey: true,
    isRowHeader: true,
    cell: ({ order_id, number }) => <Link href={paths.purchaseOrder(order_id)}>{number}</Link>,
  },
  {
    id: 'supplier',
    header: 'Supplier',
    isKey: true,
    cell: ({ supplier_name }) => <LongText>{supplier_name}</LongText>,
  },
  { id: 'state', header: 'Status', isKey: true, cell: ({ state }) => <OrderBadge state={state} /> },
  {
    id: 'due',
    header: 'Expected',
    isUnbroken: true,
    cell: ({ due_on, is_late }) => (
      <>
        {due_on ? formatDate(due_on) : '–'} {is_late && <StatusBadge tone="danger">Late</StatusBadge>}
      </>
    ),
  },
  { id: 'made', header: 'Made', isUnbroken: true, cell: ({ created_at }) => formatDate(created_at) },
  { id: 'parts', header: 'Parts', align: 'end', cell: ({ parts }) => parts },
  { id: 'open', header: 'Still open', align: 'end', cell: ({ open_parts }) => open_parts },
  { id: 'value', header: 'Value', align: 'end', cell: ({ value }) => formatMoney(value) },
];

interface OrderTableProps {
  orders: readonly ListedOrder[];
  isRefreshing: boolean;
}

export const OrderTable = ({ orders, isRefreshing }: OrderTableProps) => (
  <DataTable
    label="Purchase orders"
    columns={columns}
    rows={orders}
    rowKey={({ order_id }) => order_id}
    emptyText="No order matches"
    isRefreshing={isRefreshing}
  />
);

import { formatCountOf, formatDate, formatMoney } from '@pitlane/shared-data/formats';
import { isOnOrder, type ListedOrder } from '@pitlane/shared-data/orders';
import {
  type Column,
  Link,
  LongText,
  SelectableTable,
  Stack,
  StatusBadge,
  useSelection,
} from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';
import { useSeveral } from '../../several/use-several.tsx';
import { OrderBadge } from './order-badge.tsx';
import { SeveralOrders } from './several-orders.tsx';

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
    // Breaks before Late alone.
    cell: ({ due_on, is_late }) => (
      <>
        {due_on ? formatDate(due_on).replaceAll(' ', '\u00a0') : '–'}{' '}
        {is_late && <StatusBadge tone="danger">Late</StatusBadge>}
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

const keyOf = ({ order_id }: ListedOrder) => order_id;
const nameOf = ({ number }: ListedOrder) => number;
const isSelectable = ({ state }: ListedOrder) => state === 'draft' || isOnOrder(state);

/** Purchase orders; several drafts are sent, or open orders closed, at once. */
export function OrderTable({ orders, isRefreshing }: OrderTableProps) {
  const selection = useSelection(orders, { keyOf, isSelectable });
  const several = useSeveral({ selection, keyOf, nameOf });
  return (
    <Stack gap={3}>
      {several.outcomes}
      <SelectableTable
        label="Purchase orders"
        selection={selection}
        nameOf={nameOf}
        countText={(count) => formatCountOf(count, 'order')}
        actions={<SeveralOrders chosen={selection.chosen} several={several} />}
        columns={columns}
        rows={orders}
        rowKey={keyOf}
        emptyText="No order matches"
        isRefreshing={isRefreshing}
      />
    </Stack>
  );
}

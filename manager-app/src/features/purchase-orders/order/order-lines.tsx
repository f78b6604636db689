import { messageFor } from '@pitlane/shared-data/data-error';
import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { isOnOrder, type Order, type OrderLine, useCancelOrderLines } from '@pitlane/shared-data/orders';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import {
  Button,
  type Column,
  ConfirmDialog,
  DataTable,
  Link,
  Section,
  StatusBadge,
} from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { paths } from '../../../paths.ts';

const columnsFor = (order: Order, onCancel: (line: OrderLine) => void): Column<OrderLine>[] => [
  {
    id: 'part',
    header: 'Part',
    isKey: true,
    isRowHeader: true,
    cell: ({ part_id, part_name }) => <Link href={paths.part(part_id)}>{part_name}</Link>,
    detail: ({ part_code }) => part_code,
    keepsDetail: true,
  },
  {
    id: 'quantity',
    header: 'Ordered',
    align: 'end',
    isKey: true,
    cell: ({ quantity, stock_unit }) => sayQuantity(quantity, stock_unit),
  },
  {
    id: 'received',
    header: 'Received',
    align: 'end',
    cell: ({ received, stock_unit }) => sayQuantity(received, stock_unit),
  },
  {
    id: 'open',
    header: 'Still open',
    align: 'end',
    isKey: true,
    cell: ({ open, cancelled, stock_unit }) =>
      cancelled ? <StatusBadge>Cancelled</StatusBadge> : sayQuantity(open, stock_unit),
  },
  {
    id: 'cost',
    header: 'Price each',
    align: 'end',
    cell: ({ unit_cost }) => (unit_cost === null ? '–' : formatMoneyWithPaise(unit_cost)),
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (line) =>
      isOnOrder(order.state) &&
      line.open > 0 && (
        <Button aria-label={`Cancel ${line.part_name}`} onPress={() => onCancel(line)}>
          Cancel
        </Button>
      ),
  },
];

/** The parts of an order and what of them has come; what is still open can be cancelled. */
export function OrderLines({ order }: { order: Order }) {
  const cancel = useCancelOrderLines();
  const [asked, setAsked] = useState<OrderLine | null>(null);
  const confirm = (line: OrderLine) =>
    cancel.mutate(
      { orderId: order.order_id, lineId: line.line_id },
      {
        onSuccess: () => notify.success(`${line.part_name} cancelled`),
        onError: (error) => notify.failure(messageFor(error, 'Failed to cancel the line')),
        onSettled: () => setAsked(null),
      },
    );
  return (
    <Section title="Parts">
      <DataTable
        label="Parts of the order"
        columns={columnsFor(order, setAsked)}
        rows={order.lines}
        rowKey={({ line_id }) => line_id}
        emptyText="No parts yet"
      />
      {asked && (
        <ConfirmDialog
          title="Cancel Line"
          confirmLabel="Cancel Line"
          cancelLabel="Keep"
          isDanger
          isPending={cancel.isPending}
          pendingLabel="Cancelling..."
          onConfirm={() => confirm(asked)}
          isOpen
          onOpenChange={() => setAsked(null)}
        >
          The {sayQuantity(asked.open, asked.stock_unit)} of {asked.part_name} that have not come are not
          wanted any more. The supplier is not told: call them.
        </ConfirmDialog>
      )}
    </Section>
  );
}

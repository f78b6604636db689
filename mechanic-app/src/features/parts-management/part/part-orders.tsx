import { formatDate } from '@pitlane/shared-data/formats';
import type { PartDetails } from '@pitlane/shared-data/parts';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import { type Column, DataTable, Link, LongText, Section, StatusBadge } from '@pitlane/shared-ui/core';
import { paths } from '../../../paths.ts';
import { LargeTarget } from '../../../workshop-page/large-target.tsx';

type OpenOrder = PartDetails['orders'][number];

const supplierColumn: Column<OpenOrder> = {
  id: 'supplier',
  header: 'Supplier',
  cell: ({ supplier_name }) => <LongText>{supplier_name}</LongText>,
};

const columnsFor = ({ orders, stock_unit }: PartDetails): Column<OpenOrder>[] => [
  {
    id: 'order',
    header: 'Order',
    isRowHeader: true,
    cell: ({ order_id, number }) =>
      order_id === null ? (
        number
      ) : (
        <LargeTarget>
          <Link href={paths.purchaseOrder(order_id)}>{number}</Link>
        </LargeTarget>
      ),
  },
  ...(orders.some(({ supplier_name }) => supplier_name !== null) ? [supplierColumn] : []),
  {
    id: 'open',
    header: 'Still to come',
    align: 'end',
    isKey: true,
    cell: ({ open }) => sayQuantity(open, stock_unit),
  },
  {
    id: 'due',
    header: 'Expected',
    isKey: true,
    cell: ({ due_on, is_late }) => (
      <>
        {due_on ? formatDate(due_on) : 'Not known'} {is_late && <StatusBadge tone="danger">Late</StatusBadge>}
      </>
    ),
  },
];

/** The purchase orders that bring more of the part; a mechanic sees neither link nor supplier. */
export function PartOrders({ part }: { part: PartDetails }) {
  if (part.orders.length === 0) return null;
  return (
    <Section title="Ordered">
      <DataTable
        label="Orders"
        columns={columnsFor(part)}
        rows={part.orders}
        rowKey={({ number }) => number}
      />
    </Section>
  );
}

import { formatDate, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import { billKindLabels, type SupplierBill } from '@pitlane/shared-data/suppliers';
import { Button, type Column, DataTable, Link, LongText, StatusBadge } from '@pitlane/shared-ui/core';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../../paths.ts';

const ReturnDialog = lazy(async () => ({ default: (await import('./return-dialog.tsx')).ReturnDialog }));

const partsOf = ({ lines, reason }: SupplierBill) =>
  [
    ...lines.map(
      ({ quantity, stock_unit, part_name }) => `${sayQuantity(quantity, stock_unit ?? '')} ${part_name}`,
    ),
    reason,
  ]
    .filter(Boolean)
    .join(', ');

const sum = ({ kind, total }: SupplierBill) => formatMoneyWithPaise(kind === 'return' ? -total : total);

const columnsFor = (onReturn: (bill: SupplierBill) => void): Column<SupplierBill>[] => [
  {
    id: 'number',
    header: 'Number',
    isKey: true,
    isRowHeader: true,
    cell: ({ number, kind }) => (
      <>
        {number} {kind !== 'bill' && <StatusBadge tone="info">{billKindLabels[kind]}</StatusBadge>}
      </>
    ),
  },
  { id: 'day', header: 'Date', cell: ({ day }) => formatDate(day) },
  { id: 'due', header: 'Due', cell: ({ due_on }) => (due_on ? formatDate(due_on) : '–') },
  { id: 'parts', header: 'Parts', cell: (bill) => <LongText>{partsOf(bill)}</LongText> },
  {
    id: 'order',
    header: 'Order',
    cell: ({ order_id, order_number }) =>
      order_id === null ? '–' : <Link href={paths.purchaseOrder(order_id)}>{order_number}</Link>,
  },
  {
    id: 'tax',
    header: 'GST',
    align: 'end',
    cell: ({ cgst, sgst, igst }) => formatMoneyWithPaise(cgst + sgst + igst),
  },
  { id: 'total', header: 'Total', align: 'end', isKey: true, cell: sum },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (bill) =>
      bill.lines.some(({ returnable }) => returnable > 0) && (
        <Button aria-label={`Return parts of ${bill.number}`} onPress={() => onReturn(bill)}>
          Return
        </Button>
      ),
  },
];

/** The bills of a supplier and what went back, newest first. */
export function BillTable({ bills }: { bills: readonly SupplierBill[] }) {
  const [returned, setReturned] = useState<SupplierBill | null>(null);
  return (
    <>
      <DataTable
        label="Bills of the supplier"
        columns={columnsFor(setReturned)}
        rows={bills}
        rowKey={({ bill_id }) => bill_id}
        emptyText="No bills yet. They are recorded when an order is received."
      />
      <Suspense>{returned && <ReturnDialog bill={returned} onClose={() => setReturned(null)} />}</Suspense>
    </>
  );
}

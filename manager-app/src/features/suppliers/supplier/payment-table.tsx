import { formatDate, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { paymentMethodLabels } from '@pitlane/shared-data/invoices';
import type { SupplierPayment } from '@pitlane/shared-data/suppliers';
import { Button, type Column, DataTable, LongText, StatusBadge } from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { CorrectPaymentDialog } from './correct-payment-dialog.tsx';

const columnsFor = (onCorrect: (payment: SupplierPayment) => void): Column<SupplierPayment>[] => [
  { id: 'day', header: 'Date', isKey: true, isRowHeader: true, cell: ({ day }) => formatDate(day) },
  { id: 'method', header: 'Method', cell: ({ method }) => paymentMethodLabels[method] },
  {
    id: 'reference',
    header: 'Reference',
    cell: ({ reference, reason }) => <LongText detail={reason}>{reference ?? '–'}</LongText>,
  },
  {
    id: 'state',
    header: 'Entry',
    cell: ({ corrects, corrected, recorded_by_name }) => {
      if (corrects !== null) return <StatusBadge tone="info">Correction</StatusBadge>;
      return corrected ? <StatusBadge>Corrected</StatusBadge> : recorded_by_name;
    },
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    isKey: true,
    cell: ({ amount }) => formatMoneyWithPaise(amount),
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (payment) =>
      payment.corrects === null &&
      !payment.corrected && (
        <Button
          aria-label={`Correct ${formatMoneyWithPaise(payment.amount)}`}
          onPress={() => onCorrect(payment)}
        >
          Correct
        </Button>
      ),
  },
];

/** What a supplier was paid, newest first. */
export function PaymentTable({ payments }: { payments: readonly SupplierPayment[] }) {
  const [wrong, setWrong] = useState<SupplierPayment | null>(null);
  return (
    <>
      <DataTable
        label="Payments to the supplier"
        columns={columnsFor(setWrong)}
        rows={payments}
        rowKey={({ payment_id }) => payment_id}
        emptyText="No payments yet"
      />
      {wrong && <CorrectPaymentDialog payment={wrong} onClose={() => setWrong(null)} />}
    </>
  );
}

import { formatDate, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type CustomerPayment, paymentKindLabels, paymentMethodLabels } from '@pitlane/shared-data/invoices';
import { Button, type Column, DataTable, Link, LongText, Section } from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { CorrectDialog } from '../../../payment/correct-dialog.tsx';
import { useMayGiveBack } from '../../../payment/give-back-note.tsx';

const columns: Column<CustomerPayment>[] = [
  {
    id: 'number',
    header: 'Receipt',
    isRowHeader: true,
    isKey: true,
    cell: ({ payment_id, receipt_number }) => <Link href={paths.receipt(payment_id)}>{receipt_number}</Link>,
  },
  { id: 'date', header: 'Date', cell: ({ day }) => formatDate(day) },
  {
    id: 'kind',
    header: 'Kind',
    cell: ({ kind, corrected }) => `${paymentKindLabels[kind]}${corrected ? ' (corrected)' : ''}`,
  },
  { id: 'method', header: 'Method', cell: ({ method }) => paymentMethodLabels[method] },
  {
    id: 'reference',
    header: 'Reference',
    cell: ({ reference, reason }) => <LongText>{reference ?? reason ?? '–'}</LongText>,
  },
  { id: 'by', header: 'Recorded by', cell: ({ recorded_by_name }) => recorded_by_name },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    isKey: true,
    cell: ({ amount }) => formatMoneyWithPaise(amount),
  },
];

/** Payments and refunds; a wrong entry can be corrected once. */
export function PaymentTable({ payments }: { payments: readonly CustomerPayment[] }) {
  const [wrong, setWrong] = useState<CustomerPayment | null>(null);
  const actions: Column<CustomerPayment> = {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (payment) =>
      payment.corrected || payment.kind === 'correction' ? null : (
        <Button aria-label={`Correct ${payment.receipt_number}`} onPress={() => setWrong(payment)}>
          Correct
        </Button>
      ),
  };
  return (
    <Section title="Payments">
      <DataTable
        label="Payments of the invoice"
        columns={useMayGiveBack() ? [...columns, actions] : columns}
        rows={payments}
        rowKey={({ payment_id }) => payment_id}
      />
      {wrong && <CorrectDialog payment={wrong} onClose={() => setWrong(null)} />}
    </Section>
  );
}

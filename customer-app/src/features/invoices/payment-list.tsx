import { formatDate, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type CustomerPayment, paymentKindLabels, paymentMethodLabels } from '@pitlane/shared-data/invoices';
import { type Column, DataTable, Section } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';

const columns: Column<CustomerPayment>[] = [
  {
    id: 'number',
    header: 'Receipt',
    isRowHeader: true,
    isKey: true,
    cell: (payment) => payment.receipt_number,
  },
  { id: 'date', header: 'Date', cell: ({ day }) => formatDate(day) },
  {
    id: 'kind',
    header: 'Kind',
    cell: ({ kind, corrected }) => `${paymentKindLabels[kind]}${corrected ? ' (corrected)' : ''}`,
  },
  { id: 'method', header: 'Method', cell: ({ method }) => paymentMethodLabels[method] },
  { id: 'reference', header: 'Reference', cell: ({ reference }) => reference ?? '–' },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    isKey: true,
    cell: ({ amount }) => formatMoneyWithPaise(amount),
  },
];

/** Each opens its receipt. */
export const PaymentList = ({ payments }: { payments: readonly CustomerPayment[] }) => (
  <Section title="Payments">
    <DataTable
      label="Receipts"
      columns={columns}
      rows={payments}
      rowKey={({ payment_id }) => payment_id}
      rowHref={({ payment_id }) => paths.receipt(payment_id)}
    />
  </Section>
);

import { formatCountOf, formatDate, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { InvoiceRow } from '@pitlane/shared-data/invoices';
import { type Column, DataTable, LongText } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { InvoiceBadge } from '../../payment/invoice-badge.tsx';

/** Never cut: its end tells it from the others. */
const DocumentNumber = styled.span`
  white-space: nowrap;
`;

const columns: Column<InvoiceRow>[] = [
  {
    id: 'number',
    header: 'Number',
    isRowHeader: true,
    isKey: true,
    isUnbroken: true,
    cell: ({ number }) => <DocumentNumber>{number}</DocumentNumber>,
  },
  {
    id: 'date',
    header: 'Date',
    isUnbroken: true,
    cell: ({ issued_on, due, days }) =>
      due > 0 ? `${formatDate(issued_on)} (${formatCountOf(days, 'day')})` : formatDate(issued_on),
  },
  {
    id: 'customer',
    header: 'Customer',
    isKey: true,
    cell: ({ customer_name }) => <LongText>{customer_name}</LongText>,
  },
  {
    id: 'service',
    header: 'Service',
    cell: ({ service_name, registration_number }) => (
      <LongText>{`${registration_number}, ${service_name}`}</LongText>
    ),
  },
  { id: 'state', header: 'State', isKey: true, cell: (invoice) => <InvoiceBadge invoice={invoice} /> },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    // A credit note takes its total off.
    cell: ({ kind, total }) => formatMoneyWithPaise(kind === 'credit_note' ? -total : total),
  },
  {
    id: 'due',
    header: 'Due',
    align: 'end',
    isKey: true,
    cell: ({ kind, due }) => (kind === 'credit_note' ? '–' : formatMoneyWithPaise(due)),
  },
];

interface InvoiceTableProps {
  invoices: readonly InvoiceRow[];
  isRefreshing: boolean;
}

export const InvoiceTable = ({ invoices, isRefreshing }: InvoiceTableProps) => (
  <DataTable
    label="Invoices"
    columns={columns}
    rows={invoices}
    rowKey={({ invoice_id }) => invoice_id}
    rowHref={({ invoice_id }) => paths.invoice(invoice_id)}
    isRefreshing={isRefreshing}
  />
);

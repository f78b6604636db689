import { formatDate, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { InvoiceRow } from '@pitlane/shared-data/invoices';
import { type Column, LongText } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { InvoiceBadge } from '../../invoice/invoice-badge.tsx';

const DocumentNumber = styled.span`
  white-space: nowrap;
`;

export const invoiceColumns: Column<InvoiceRow>[] = [
  {
    id: 'number',
    header: 'Number',
    isRowHeader: true,
    isKey: true,
    cell: ({ number }) => <DocumentNumber>{number}</DocumentNumber>,
  },
  { id: 'date', header: 'Date', cell: ({ issued_on }) => formatDate(issued_on) },
  {
    id: 'service',
    header: 'Service',
    cell: ({ service_name, registration_number }) => (
      <span>
        <LongText>{service_name}</LongText>
        {registration_number}
      </span>
    ),
  },
  { id: 'state', header: 'State', isKey: true, cell: (invoice) => <InvoiceBadge invoice={invoice} /> },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    isKey: ({ due }) => due === 0,
    // A credit note takes its total off.
    cell: ({ kind, total }) => formatMoneyWithPaise(kind === 'credit_note' ? -total : total),
  },
  {
    id: 'due',
    header: 'Due',
    align: 'end',
    isKey: ({ due }) => due > 0,
    cell: ({ due }) => (due > 0 ? formatMoneyWithPaise(due) : '–'),
  },
];

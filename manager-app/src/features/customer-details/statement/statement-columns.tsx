import { formatDate, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { invoiceKindLabels, paymentKindLabels, type StatementRow } from '@pitlane/shared-data/invoices';
import { type Column, LongText } from '@pitlane/shared-ui/core';
import { paths } from '../../../paths.ts';

const kindLabels: Record<StatementRow['kind'], string> = { ...invoiceKindLabels, ...paymentKindLabels };

/** The document of an entry. */
export const documentPath = ({ kind, id }: StatementRow) =>
  kind in invoiceKindLabels ? paths.invoice(id) : paths.receipt(id);

export const statementColumns: Column<StatementRow>[] = [
  { id: 'date', header: 'Date', isKey: true, cell: ({ day }) => formatDate(day) },
  {
    id: 'document',
    header: 'Document',
    isRowHeader: true,
    isKey: true,
    cell: ({ kind, number }) => `${kindLabels[kind]} ${number}`,
  },
  {
    id: 'service',
    header: 'Service',
    cell: ({ service_name, request_id }) => <LongText>{`${service_name} #${request_id}`}</LongText>,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    isKey: true,
    cell: ({ amount }) => formatMoneyWithPaise(amount),
  },
  { id: 'balance', header: 'Balance', align: 'end', cell: ({ balance }) => formatMoneyWithPaise(balance) },
];

import { formatCountOf, formatDate, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type InvoiceRow, useRemindOfInvoices } from '@pitlane/shared-data/invoices';
import { describeSending } from '@pitlane/shared-data/messages';
import { Button, type Column, LongText, SelectableTable, Stack, useSelection } from '@pitlane/shared-ui/core';
import { Mail } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { InvoiceBadge } from '../../payment/invoice-badge.tsx';
import { useSeveral } from '../../several/use-several.tsx';

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
    // Breaks before the age of what is due alone.
    cell: ({ issued_on, due, days }) =>
      [formatDate(issued_on), ...(due > 0 ? [`(${formatCountOf(days, 'day')})`] : [])]
        .map((part) => part.replaceAll(' ', '\u00a0'))
        .join(' '),
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

const keyOf = ({ invoice_id }: InvoiceRow) => invoice_id;
const nameOf = ({ number }: InvoiceRow) => number;
const isSelectable = ({ kind, due }: InvoiceRow) => kind !== 'credit_note' && due > 0;

/** Issued documents; customers of several unpaid ones are reminded at once. */
export function InvoiceTable({ invoices, isRefreshing }: InvoiceTableProps) {
  const selection = useSelection(invoices, { keyOf, isSelectable });
  const { run, isRunning, outcomes } = useSeveral({ selection, keyOf, nameOf });
  const { mutateAsync: remind } = useRemindOfInvoices();
  const { length: count } = selection.chosen;
  const sendReminders = () =>
    void run({
      send: (rows) => remind(rows.map(keyOf)),
      textOf: ({ repeated, ...sending }, { customer_name }) =>
        `${repeated ? `${customer_name} was reminded today already,` : `${customer_name} reminded,`} ${describeSending(sending)}`,
      failure: 'Failed to send the reminder',
      done: count === 1 ? 'reminder sent' : 'reminders sent',
    });
  return (
    <Stack gap={3}>
      {outcomes}
      <SelectableTable
        label="Invoices"
        selection={selection}
        nameOf={nameOf}
        countText={(chosen) => formatCountOf(chosen, 'invoice')}
        actions={
          <Button
            variant="primary"
            icon={Mail}
            isPending={isRunning}
            pendingLabel="Sending..."
            onPress={sendReminders}
          >
            Send {formatCountOf(count, 'Reminder')}
          </Button>
        }
        columns={columns}
        rows={invoices}
        rowKey={keyOf}
        rowHref={({ invoice_id }) => paths.invoice(invoice_id)}
        isRefreshing={isRefreshing}
      />
    </Stack>
  );
}

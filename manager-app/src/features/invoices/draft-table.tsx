import { formatDate, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { DraftRow } from '@pitlane/shared-data/invoices';
import { type Column, DataTable, LongText, RegistrationPlate } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';

const columns: Column<DraftRow>[] = [
  {
    id: 'car',
    header: 'Car',
    isRowHeader: true,
    isKey: true,
    cell: ({ registration_number }) => <RegistrationPlate>{registration_number}</RegistrationPlate>,
  },
  { id: 'customer', header: 'Customer', cell: ({ customer_name }) => <LongText>{customer_name}</LongText> },
  {
    id: 'service',
    header: 'Service',
    cell: ({ service_name, request_id }) => <LongText>{`${service_name} #${request_id}`}</LongText>,
  },
  {
    id: 'completed',
    header: 'Completed',
    isUnbroken: true,
    cell: ({ completion_date }) => formatDate(completion_date),
  },
  {
    id: 'collected',
    header: 'Collected',
    isUnbroken: true,
    cell: ({ collected_at }) => (collected_at ? formatDate(collected_at) : 'Not yet'),
  },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    isKey: true,
    cell: ({ total }) => formatMoneyWithPaise(total),
  },
];

interface DraftTableProps {
  drafts: readonly DraftRow[];
  isRefreshing: boolean;
}

export const DraftTable = ({ drafts, isRefreshing }: DraftTableProps) => (
  <DataTable
    label="Drafts"
    columns={columns}
    rows={drafts}
    rowKey={({ request_id }) => request_id}
    rowHref={({ request_id }) => paths.invoiceDraft(request_id)}
    isRefreshing={isRefreshing}
  />
);

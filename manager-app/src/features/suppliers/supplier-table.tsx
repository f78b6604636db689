import { formatCountOf, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { Supplier } from '@pitlane/shared-data/suppliers';
import { type Column, DataTable, Link, LongText, StatusBadge } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';

const columns: Column<Supplier>[] = [
  {
    id: 'name',
    header: 'Supplier',
    isKey: true,
    isRowHeader: true,
    cell: ({ supplier_id, name }) => (
      <LongText>
        <Link href={paths.supplier(supplier_id)}>{name}</Link>
      </LongText>
    ),
  },
  { id: 'contact', header: 'Contact', cell: ({ contact }) => <LongText>{contact ?? '–'}</LongText> },
  { id: 'phone', header: 'Phone', isUnbroken: true, cell: ({ phone }) => phone ?? '–' },
  { id: 'gstin', header: 'GSTIN', cell: ({ gstin }) => gstin ?? '–' },
  { id: 'terms', header: 'Terms', align: 'end', cell: ({ terms_days }) => formatCountOf(terms_days, 'day') },
  { id: 'lead', header: 'Lead time', align: 'end', cell: ({ lead_days }) => formatCountOf(lead_days, 'day') },
  {
    id: 'state',
    header: 'Status',
    cell: ({ retired }) =>
      retired ? <StatusBadge>Retired</StatusBadge> : <StatusBadge tone="success">In use</StatusBadge>,
  },
  {
    id: 'owed',
    header: 'Owed',
    align: 'end',
    isKey: true,
    cell: ({ owed }) => formatMoneyWithPaise(owed),
  },
];

interface SupplierTableProps {
  suppliers: readonly Supplier[];
  isRefreshing: boolean;
}

export const SupplierTable = ({ suppliers, isRefreshing }: SupplierTableProps) => (
  <DataTable
    label="Suppliers"
    columns={columns}
    rows={suppliers}
    rowKey={({ supplier_id }) => supplier_id}
    emptyText="No supplier matches"
    isRefreshing={isRefreshing}
  />
);

import { formatMoney } from '@pitlane/shared-data/formats';
import type { ReorderRow } from '@pitlane/shared-data/orders';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import { Checkbox, type Column, DataTable, Link, LongText, StatusBadge } from '@pitlane/shared-ui/core';
import { paths } from '../../../paths.ts';
import { reorderReason } from './reorder-reason.ts';

interface ReorderTableProps {
  rows: readonly ReorderRow[];
  isChosen: (row: ReorderRow) => boolean;
  onChoose: (row: ReorderRow, isChosen: boolean) => void;
  isRefreshing: boolean;
}

/** The parts to order, each with why; some are chosen for an order. */
export function ReorderTable({ rows, isChosen, onChoose, isRefreshing }: ReorderTableProps) {
  const columns: Column<ReorderRow>[] = [
    {
      id: 'part',
      header: 'Part',
      isKey: true,
      isRowHeader: true,
      cell: (row) => (
        <Checkbox label={row.part_name} value={isChosen(row)} onChange={(value) => onChoose(row, value)} />
      ),
    },
    {
      id: 'quantity',
      header: 'To order',
      align: 'end',
      isKey: true,
      cell: ({ quantity, stock_unit }) => sayQuantity(quantity, stock_unit),
    },
    {
      id: 'short',
      header: 'Jobs',
      isKey: ({ is_short }) => is_short,
      cell: ({ is_short }) => (is_short ? <StatusBadge tone="danger">Jobs wait</StatusBadge> : '–'),
    },
    { id: 'why', header: 'Why', cell: (row) => <LongText>{reorderReason(row)}</LongText> },
    { id: 'used', header: 'Used in 90 days', align: 'end', cell: ({ used_90_days }) => used_90_days },
    {
      id: 'supplier',
      header: 'Last bought from',
      cell: ({ supplier_name, unit_cost }) =>
        supplier_name ? (
          <LongText detail={unit_cost === null ? null : formatMoney(unit_cost)}>{supplier_name}</LongText>
        ) : (
          '–'
        ),
    },
    {
      id: 'code',
      header: 'Code',
      cell: ({ part_id, part_code }) => <Link href={paths.part(part_id)}>{part_code}</Link>,
    },
  ];
  return (
    <DataTable
      label="Parts to order"
      columns={columns}
      rows={rows}
      rowKey={({ part_id }) => part_id}
      emptyText="No part matches"
      isRefreshing={isRefreshing}
    />
  );
}

import { BarChart, TimeChart } from '@pitlane/shared-ui/charts';
import {
  Button,
  type Column,
  DataTable,
  Grid,
  OutcomeList,
  SelectableTable,
  type Sort,
  StatusBadge,
  useSelection,
} from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { Specimen, Wide } from './specimen.tsx';

type Part = { code: string; name: string; category: string; stock: number; cost: string };

const parts: Part[] = [
  { code: 'BRK-104', name: 'Brake pad set, front', category: 'Brakes', stock: 42, cost: '₹1,850.00' },
  { code: 'FLT-011', name: 'Oil filter', category: 'Filters', stock: 3, cost: '₹240.00' },
  { code: 'BAT-070', name: 'Battery 12 V 65 Ah', category: 'Electrical', stock: 9, cost: '₹6,420.00' },
  { code: 'CLT-230', name: 'Clutch plate', category: 'Transmission', stock: 0, cost: '₹12,900.00' },
];

const columns: Column<Part>[] = [
  { id: 'name', header: 'Part', isSortable: true, cell: ({ name }) => name },
  { id: 'code', header: 'Code', cell: ({ code }) => code },
  { id: 'category', header: 'Category', isSortable: true, cell: ({ category }) => category },
  {
    id: 'stock',
    header: 'Current stock',
    align: 'end',
    isSortable: true,
    cell: ({ stock }) => `${stock} pcs`,
  },
  { id: 'cost', header: 'Cost', align: 'end', cell: ({ cost }) => cost },
  {
    id: 'status',
    header: 'Status',
    cell: ({ stock }) => (
      <StatusBadge tone={stock < 5 ? 'danger' : 'success'}>
        {stock < 5 ? 'Low Stock' : 'In Stock'}
      </StatusBadge>
    ),
  },
];

const editable: Column<Part>[] = [
  ...columns.slice(0, 2),
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: ({ name }) => <Button aria-label={`Edit stock of ${name}`}>Edit</Button>,
  },
];

const keyOf = ({ code }: Part) => code;

const ordered = {
  title: '1 of 2 parts ordered',
  outcomes: [
    { key: 1, name: 'Oil filter', text: 'ordered', hasFailed: false },
    { key: 2, name: 'Clutch plate', text: 'No supplier is known', hasFailed: true },
  ],
};

function Selectable() {
  const selection = useSelection(parts, { keyOf, isSelectable: ({ stock }) => stock < 10 });
  return (
    <SelectableTable
      label="Parts to order"
      selection={selection}
      nameOf={({ name }) => name}
      countText={(count) => `${count} parts`}
      actions={<Button variant="primary">Order</Button>}
      columns={columns}
      rows={parts}
      rowKey={keyOf}
    />
  );
}

export function Lists() {
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' });
  const common = { rowKey: keyOf };
  return (
    <Specimen title="Tables and charts">
      <Wide of="DataTable with sorting and row action">
        <DataTable
          {...common}
          label="Parts"
          columns={columns}
          rows={parts}
          sort={sort}
          onSortChange={setSort}
          rowHref={({ code }) => `#${code}`}
        />
      </Wide>
      <Wide of="DataTable refreshing, with a column of buttons">
        <DataTable
          {...common}
          label="Stock"
          columns={editable}
          rows={parts.slice(0, 2)}
          rowHref={({ code }) => `#${code}`}
          isRefreshing
        />
      </Wide>
      <Wide of="SelectableTable">
        <Selectable />
      </Wide>
      <Wide of="OutcomeList">
        <OutcomeList report={ordered} onDismiss={() => undefined} />
      </Wide>
      <Wide of="DataTable without rows">
        <DataTable
          {...common}
          label="Payments"
          columns={columns}
          rows={[]}
          emptyText="No payment records found"
        />
      </Wide>
      <Wide of="BarChart">
        <Grid column="large">
          <BarChart
            label="Completed jobs per week"
            bars={[14, 22, 9, 31].map((value, week) => ({ name: `Week ${week + 1}`, value }))}
          />
          <BarChart
            label="Open requests by status"
            bars={[
              { name: 'Pending', value: 7 },
              { name: 'Approved', value: 5 },
              { name: 'In Progress', value: 3 },
            ]}
          />
        </Grid>
      </Wide>
      <Wide of="TimeChart">
        <TimeChart
          label="Kilometres"
          points={[0, 20, 30, 400].map((days) => ({
            at: Date.UTC(2026, 0, 5 + days),
            value: 40_000 + 31 * days,
          }))}
          formatDay={(at) => new Date(at).toLocaleDateString('en-IN', { dateStyle: 'medium' })}
        />
      </Wide>
    </Specimen>
  );
}

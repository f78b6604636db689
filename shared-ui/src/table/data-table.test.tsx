import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../testing/axe-violations.ts';
import { renderInRouter } from '../testing/render-in-router.tsx';
import type { Column, Sort } from './column.ts';
import { DataTable } from './data-table.tsx';

type Customer = { id: number; name: string; visits: number };

const customers: Customer[] = [
  { id: 7, name: 'Asha Rao', visits: 3 },
  { id: 9, name: 'Vikram Shah', visits: 12 },
];

const columns: Column<Customer>[] = [
  { id: 'id', header: 'ID', cell: ({ id }) => id },
  { id: 'name', header: 'Name', isRowHeader: true, isSortable: true, cell: ({ name }) => name },
  { id: 'visits', header: 'Visits', align: 'end', isSortable: true, cell: ({ visits }) => visits },
];

const common = { label: 'Customers', columns, rowKey: ({ id }: Customer) => id };

test('Rows and cells have table roles', async () => {
  const { container } = render(<DataTable {...common} rows={customers} />);
  const table = screen.getByRole('table', { name: 'Customers' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['ID', 'Name', 'Visits']);
  expect(within(table).getByRole('rowheader', { name: 'Vikram Shah' })).toBeVisible();
  expect(within(table).getByRole('cell', { name: '12' })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

function Sorted({ onSort }: { onSort: (sort: Sort) => void }) {
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' });
  const change = (next: Sort) => {
    onSort(next);
    setSort(next);
  };
  return <DataTable {...common} rows={customers} sort={sort} onSortChange={change} />;
}

test('A header requests another sort order and shows the current one @long', async () => {
  const onSort = jest.fn();
  const { container } = render(<Sorted onSort={onSort} />);
  const header = (name: string) => screen.getByRole('columnheader', { name });
  expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
  expect(within(header('ID')).queryByRole('button')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  await userEvent.click(screen.getByRole('button', { name: 'Visits' }));
  expect(onSort.mock.calls).toEqual([
    [{ column: 'name', direction: 'descending' }],
    [{ column: 'visits', direction: 'ascending' }],
  ]);
  expect(header('Visits')).toHaveAttribute('aria-sort', 'ascending');
  expect(header('Name')).not.toHaveAttribute('aria-sort');
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'Asha Rao',
    'Vikram Shah',
  ]);
  expect(await axeViolations(container)).toEqual([]);
});

test('A row with an href contains a link @long', async () => {
  renderInRouter(
    <DataTable
      {...common}
      rows={customers}
      rowHref={({ id }) => `/customer-details/${id}`}
      rowLabel={({ name }) => `Details of ${name}`}
    />,
  );
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Details of Vikram Shah' }));
  expect(screen.getByText('At /customer-details/9')).toBeVisible();
});

test('A row action runs by keyboard', async () => {
  const onRowAction = jest.fn();
  render(<DataTable {...common} rows={customers} onRowAction={onRowAction} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Asha Rao' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRowAction).toHaveBeenCalledWith(customers[0]);
});

test('A table without rows shows the empty text', () => {
  render(<DataTable {...common} rows={[]} emptyText="No payment records found" />);
  expect(screen.getByRole('cell', { name: 'No payment records found' })).toBeVisible();
});

test('A refreshing table is busy and keeps the old rows', () => {
  render(<DataTable {...common} rows={customers} isRefreshing />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Asha Rao')).toBeVisible();
});

test('Changed rows are shown', () => {
  const { rerender } = render(<DataTable {...common} rows={customers} />);
  rerender(<DataTable {...common} rows={[{ id: 11, name: 'Meera Iyer', visits: 1 }]} />);
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Meera Iyer']);
});

test('Text typed in a cell is kept when rows or the sort handler change', async () => {
  const editable: Column<Customer>[] = [
    {
      id: 'name',
      header: 'Name',
      isSortable: true,
      cell: ({ name }) => <input aria-label={`Note on ${name}`} />,
    },
  ];
  const table = (rows: Customer[]) => (
    <DataTable {...common} columns={editable} rows={rows} onSortChange={() => undefined} />
  );
  const { rerender } = render(table(customers));
  await userEvent.type(screen.getByRole('textbox', { name: 'Note on Asha Rao' }), 'blue');
  rerender(table(customers.map((customer) => ({ ...customer, visits: 4 }))));
  expect(screen.getByRole('textbox', { name: 'Note on Asha Rao' })).toHaveValue('blue');
});

test('A row offers More on phones only where it has more', () => {
  const keys = columns.map((column) => ({ ...column, isKey: true }));
  const { rerender } = render(<DataTable {...common} columns={keys} rows={customers} />);
  expect(screen.queryByText('More')).not.toBeInTheDocument();
  const busy = ({ visits }: Customer) => visits > 3;
  const byRow = keys.map((column) => (column.id === 'visits' ? { ...column, isKey: busy } : column));
  rerender(<DataTable {...common} columns={byRow} rows={customers} />);
  expect(screen.getAllByText('More')).toHaveLength(1);
});

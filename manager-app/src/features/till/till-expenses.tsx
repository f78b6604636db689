import { type Expense, expenseCategoryLabels } from '@pitlane/shared-data/expenses';
import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { Till } from '@pitlane/shared-data/invoices';
import { type Column, DataTable, LinkButton, LongText, Section } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';

const columns: Column<Expense>[] = [
  {
    id: 'supplier',
    header: 'Supplier',
    isRowHeader: true,
    isKey: true,
    cell: ({ supplier }) => <LongText>{supplier}</LongText>,
  },
  { id: 'category', header: 'Category', cell: ({ category }) => expenseCategoryLabels[category] },
  { id: 'by', header: 'By', cell: ({ recorded_by_name }) => recorded_by_name },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => <LongText>{reason ?? '–'}</LongText> },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    isKey: true,
    cell: ({ amount }) => formatMoneyWithPaise(-amount),
  },
];

/** What was paid from the drawer. */
export const TillExpenses = ({ till: { day, expenses } }: { till: Till }) => (
  <Section title="Paid in cash" actions={<LinkButton href={paths.expensesOf(day)}>Expenses</LinkButton>}>
    <DataTable
      label="Cash expenses"
      columns={columns}
      rows={expenses}
      rowKey={({ expense_id }) => expense_id}
      emptyText="No expense was paid in cash."
    />
  </Section>
);

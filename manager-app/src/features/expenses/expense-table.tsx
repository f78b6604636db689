import { type Expense, expenseCategoryLabels } from '@pitlane/shared-data/expenses';
import { formatDate, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { paymentMethodLabels } from '@pitlane/shared-data/invoices';
import { Button, Cluster, type Column, DataTable, LongText, StatusBadge } from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { BillDialog } from './bill-dialog.tsx';
import { CorrectExpenseDialog } from './correct-expense-dialog.tsx';

type Action = { kind: 'bill' | 'correct'; expense: Expense };

const billOf = ({ bill_number, gstin, note, reason }: Expense) =>
  [bill_number && `Bill ${bill_number}`, gstin, note, reason].filter(Boolean).join(' · ');

const isOpen = ({ corrects, corrected }: Expense) => corrects === null && !corrected;

const columnsFor = (act: (action: Action) => void): Column<Expense>[] => [
  { id: 'day', header: 'Date', isKey: true, isUnbroken: true, cell: ({ day }) => formatDate(day) },
  {
    id: 'supplier',
    header: 'Supplier',
    isKey: true,
    isRowHeader: true,
    cell: (expense) => <LongText detail={billOf(expense)}>{expense.supplier}</LongText>,
  },
  { id: 'category', header: 'Category', cell: ({ category }) => expenseCategoryLabels[category] },
  { id: 'method', header: 'Method', cell: ({ method }) => paymentMethodLabels[method] },
  { id: 'tax', header: 'GST', align: 'end', cell: ({ tax }) => formatMoneyWithPaise(tax) },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    isKey: true,
    cell: ({ amount }) => formatMoneyWithPaise(amount),
  },
  {
    id: 'state',
    header: 'Entry',
    cell: ({ corrects, corrected, recorded_by_name }) => {
      if (corrects !== null) return <StatusBadge tone="info">Correction</StatusBadge>;
      return corrected ? <StatusBadge tone="neutral">Corrected</StatusBadge> : recorded_by_name;
    },
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (expense) => (
      <Cluster>
        {expense.photo && (
          <Button aria-label={`Bill of ${expense.supplier}`} onPress={() => act({ kind: 'bill', expense })}>
            Bill
          </Button>
        )}
        {isOpen(expense) && (
          <Button
            aria-label={`Correct ${expense.supplier}, ${formatMoneyWithPaise(expense.amount)}`}
            onPress={() => act({ kind: 'correct', expense })}
          >
            Correct
          </Button>
        )}
      </Cluster>
    ),
  },
];

interface ExpenseTableProps {
  expenses: readonly Expense[];
  isRefreshing: boolean;
}

export function ExpenseTable({ expenses, isRefreshing }: ExpenseTableProps) {
  const [action, setAction] = useState<Action | null>(null);
  const close = () => setAction(null);
  return (
    <>
      <DataTable
        label="Expenses"
        columns={columnsFor(setAction)}
        rows={expenses}
        rowKey={({ expense_id }) => expense_id}
        emptyText="No expenses in this period"
        isRefreshing={isRefreshing}
      />
      {action?.kind === 'bill' && <BillDialog expense={action.expense} onClose={close} />}
      {action?.kind === 'correct' && <CorrectExpenseDialog expense={action.expense} onClose={close} />}
    </>
  );
}

import { usePortalClient } from '@pitlane/shared-data/client';
import { storeBill, useRecordExpense } from '@pitlane/shared-data/expenses';
import { formatMoneyWithPaise, todayInGarage } from '@pitlane/shared-data/formats';
import { sendForm, useIdempotencyKey } from '@pitlane/shared-data/forms';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { checkExpense, emptyExpense, expenseOf } from './expense-entry.ts';
import { ExpenseFields } from './expense-fields.tsx';

/** Records what the garage paid; the photo of the bill is stored first. */
export function ExpenseDialog({ onClose }: { onClose: () => void }) {
  const client = usePortalClient();
  const record = useRecordExpense();
  const keyFor = useIdempotencyKey();
  const today = todayInGarage();
  const [entry, setEntry] = useState(() => emptyExpense(today));
  const submit = () => {
    const expense = expenseOf(entry);
    const send = async () => {
      if (entry.bill) await storeBill(client, entry.bill);
      return record.mutateAsync({ ...expense, idempotencyKey: keyFor(expense) });
    };
    return sendForm(send(), 'Failed to record the expense', () => {
      notify.success(`${formatMoneyWithPaise(expense.amount)} to ${expense.supplier} recorded`);
      onClose();
    });
  };
  return (
    <PlainFormDialog
      title="Record Expense"
      check={() => checkExpense(entry)}
      submitLabel="Record"
      pendingLabel="Recording..."
      isBegun={entry.bill !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <ExpenseFields
          field={field}
          entry={entry}
          today={today}
          onChange={(changed) => setEntry((current) => ({ ...current, ...changed }))}
        />
      )}
    </PlainFormDialog>
  );
}

import { usePortalClient } from '@pitlane/shared-data/client';
import { storeBill, useRecordExpense } from '@pitlane/shared-data/expenses';
import { formatMoneyWithPaise, todayInGarage } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import type * as z from '@pitlane/shared-data/schema';
import { FormDialog, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { emptyExpense, expenseOf, expenseSchema } from './expense-entry.ts';
import { ExpenseFields } from './expense-fields.tsx';

/** Records what the garage paid; the photo of the bill is stored first. */
export function ExpenseDialog({ onClose }: { onClose: () => void }) {
  const client = usePortalClient();
  const record = useRecordExpense();
  const today = todayInGarage();
  const form = useZodForm({ schema: expenseSchema, defaultValues: emptyExpense(today) });
  const { save } = useSave({
    send: async (entry: z.output<typeof expenseSchema>, { keyed }) => {
      if (entry.bill) await storeBill(client, entry.bill);
      return record.mutateAsync(keyed(expenseOf(entry)));
    },
    failure: 'Failed to record the expense',
    onSaved: (_, { amount, supplier }) => {
      notify.success(`${formatMoneyWithPaise(amount ?? 0)} to ${supplier} recorded`);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Record Expense"
      form={form}
      submitLabel="Record"
      pendingLabel="Recording..."
      onSubmit={save}
      onClose={onClose}
    >
      <ExpenseFields today={today} />
    </FormDialog>
  );
}

import { type Expense, useCorrectExpense } from '@pitlane/shared-data/expenses';
import { formatMoneyWithPaise, tidyText } from '@pitlane/shared-data/formats';
import { sendForm, useIdempotencyKey } from '@pitlane/shared-data/forms';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { ReasonField } from '../../payment/reason-field.tsx';

interface CorrectExpenseDialogProps {
  expense: Expense;
  onClose: () => void;
}

/** Undoes a wrong entry by one of the opposite amount. */
export function CorrectExpenseDialog({ expense, onClose }: CorrectExpenseDialogProps) {
  const correct = useCorrectExpense();
  const keyFor = useIdempotencyKey();
  const [reason, setReason] = useState('');
  const submit = () => {
    const correction = { expenseId: expense.expense_id, reason: tidyText(reason) };
    const sent = correct.mutateAsync({ ...correction, idempotencyKey: keyFor(correction) });
    return sendForm(sent, 'Failed to correct the expense', () => {
      notify.success('Expense corrected');
      onClose();
    });
  };
  return (
    <PlainFormDialog
      title="Correct Expense"
      check={() => ({ reason: !reason.trim() && 'Please enter a reason' })}
      submitLabel="Correct Expense"
      pendingLabel="Correcting..."
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>
            {formatMoneyWithPaise(expense.amount)} to {expense.supplier} was entered by mistake. A correction
            of the opposite amount is recorded. Then record the right expense.
          </p>
          <ReasonField field={field('reason')} autoFocus value={reason} onChange={setReason} />
        </>
      )}
    </PlainFormDialog>
  );
}

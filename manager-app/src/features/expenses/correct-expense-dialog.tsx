import { type Expense, useCorrectExpense } from '@pitlane/shared-data/expenses';
import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { CorrectionDialog } from '../../payment/correction-dialog.tsx';

interface CorrectExpenseDialogProps {
  expense: Expense;
  onClose: () => void;
}

export function CorrectExpenseDialog({ expense, onClose }: CorrectExpenseDialogProps) {
  const { mutateAsync } = useCorrectExpense();
  return (
    <CorrectionDialog
      title="Correct Expense"
      submitLabel="Correct Expense"
      correct={(sent) => mutateAsync({ expenseId: expense.expense_id, ...sent })}
      failure="Failed to correct the expense"
      done="Expense corrected"
      onClose={onClose}
    >
      {formatMoneyWithPaise(expense.amount)} to {expense.supplier} was entered by mistake. A correction of the
      opposite amount is recorded. Then record the right expense.
    </CorrectionDialog>
  );
}

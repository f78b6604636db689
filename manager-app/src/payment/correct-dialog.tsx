import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type CustomerPayment, paymentMethodLabels, useCorrectPayment } from '@pitlane/shared-data/invoices';
import { CorrectionDialog } from './correction-dialog.tsx';

interface CorrectDialogProps {
  payment: CustomerPayment;
  onClose: () => void;
}

export function CorrectDialog({ payment, onClose }: CorrectDialogProps) {
  const { mutateAsync } = useCorrectPayment();
  const { payment_id: paymentId, receipt_number, amount, method } = payment;
  return (
    <CorrectionDialog
      title={`Correct ${receipt_number}`}
      label="Correct entry"
      submitLabel="Correct Entry"
      shownOn="receipt"
      correct={(sent) => mutateAsync({ paymentId, ...sent })}
      failure="Failed to correct the entry"
      done={`${receipt_number} corrected`}
      onClose={onClose}
    >
      {formatMoneyWithPaise(amount)}, {paymentMethodLabels[method]}, was entered by mistake. A correction of
      the opposite amount is recorded. Then record the right amount.
    </CorrectionDialog>
  );
}

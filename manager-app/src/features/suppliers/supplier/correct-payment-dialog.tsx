import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type SupplierPayment, useCorrectSupplierPayment } from '@pitlane/shared-data/suppliers';
import { CorrectionDialog } from '../../../payment/correction-dialog.tsx';

interface CorrectPaymentDialogProps {
  payment: SupplierPayment;
  onClose: () => void;
}

export function CorrectPaymentDialog({ payment, onClose }: CorrectPaymentDialogProps) {
  const { mutateAsync } = useCorrectSupplierPayment();
  return (
    <CorrectionDialog
      title="Correct Payment"
      submitLabel="Correct Payment"
      correct={(sent) => mutateAsync({ paymentId: payment.payment_id, ...sent })}
      failure="Failed to correct the payment"
      done="Payment corrected"
      onClose={onClose}
    >
      {formatMoneyWithPaise(payment.amount)} to {payment.supplier_name} was entered by mistake. A correction
      of the opposite amount is recorded. Then record the right payment.
    </CorrectionDialog>
  );
}

import { formatMoneyWithPaise, tidyText } from '@pitlane/shared-data/formats';
import { sendForm, useIdempotencyKey } from '@pitlane/shared-data/forms';
import { type SupplierPayment, useCorrectSupplierPayment } from '@pitlane/shared-data/suppliers';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { ReasonField } from '../../../payment/reason-field.tsx';

interface CorrectPaymentDialogProps {
  payment: SupplierPayment;
  onClose: () => void;
}

/** Undoes a wrong payment by one of the opposite amount. */
export function CorrectPaymentDialog({ payment, onClose }: CorrectPaymentDialogProps) {
  const correct = useCorrectSupplierPayment();
  const keyFor = useIdempotencyKey();
  const [reason, setReason] = useState('');
  const submit = () => {
    const correction = { paymentId: payment.payment_id, reason: tidyText(reason) };
    const sent = correct.mutateAsync({ ...correction, idempotencyKey: keyFor(correction) });
    return sendForm(sent, 'Failed to correct the payment', () => {
      notify.success('Payment corrected');
      onClose();
    });
  };
  return (
    <PlainFormDialog<string>
      title="Correct Payment"
      check={() => ({ reason: !reason.trim() && 'Please enter a reason' })}
      submitLabel="Correct Payment"
      pendingLabel="Correcting..."
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>
            {formatMoneyWithPaise(payment.amount)} to {payment.supplier_name} was entered by mistake. A
            correction of the opposite amount is recorded. Then record the right payment.
          </p>
          <ReasonField field={field('reason')} autoFocus value={reason} onChange={setReason} />
        </>
      )}
    </PlainFormDialog>
  );
}

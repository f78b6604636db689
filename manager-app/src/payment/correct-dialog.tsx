import { formatMoneyWithPaise, tidyText } from '@pitlane/shared-data/formats';
import { sendForm, useIdempotencyKey } from '@pitlane/shared-data/forms';
import { type CustomerPayment, paymentMethodLabels, useCorrectPayment } from '@pitlane/shared-data/invoices';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { ReasonField } from './reason-field.tsx';

interface CorrectDialogProps {
  payment: CustomerPayment;
  onClose: () => void;
}

/** Undoes a wrong entry by one of the opposite amount. */
export function CorrectDialog({ payment, onClose }: CorrectDialogProps) {
  const correct = useCorrectPayment();
  const keyFor = useIdempotencyKey();
  const [reason, setReason] = useState('');
  const { payment_id: paymentId, receipt_number, amount, method } = payment;
  const submit = () => {
    const correction = { paymentId, reason: tidyText(reason) };
    const sent = correct.mutateAsync({ ...correction, idempotencyKey: keyFor(correction) });
    return sendForm(sent, 'Failed to correct the entry', () => {
      notify.success(`${receipt_number} corrected`);
      onClose();
    });
  };
  return (
    <PlainFormDialog
      title={`Correct ${receipt_number}`}
      label="Correct entry"
      check={() => ({ reason: !reason.trim() && 'Please enter a reason' })}
      submitLabel="Correct Entry"
      pendingLabel="Correcting..."
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>
            {formatMoneyWithPaise(amount)}, {paymentMethodLabels[method]}, was entered by mistake. A
            correction of the opposite amount is recorded. Then record the right amount.
          </p>
          <ReasonField
            field={field('reason')}
            shownOn="receipt"
            autoFocus
            value={reason}
            onChange={setReason}
          />
        </>
      )}
    </PlainFormDialog>
  );
}

import { messageFor } from '@pitlane/shared-data/data-error';
import { formatMoneyWithPaise, tidyText } from '@pitlane/shared-data/formats';
import { type CustomerPayment, paymentMethodLabels, useCorrectPayment } from '@pitlane/shared-data/invoices';
import { limits } from '@pitlane/shared-data/limits';
import { Button, Dialog, PlainForm, TextArea } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { useIdempotencyKey } from './use-idempotency-key.ts';

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
  const submit = async () => {
    const correction = { paymentId, reason: tidyText(reason) };
    try {
      await correct.mutateAsync({ ...correction, idempotencyKey: keyFor(correction) });
      notify.success(`${receipt_number} corrected`);
      onClose();
      return undefined;
    } catch (error) {
      return messageFor(error, 'Failed to correct the entry');
    }
  };
  return (
    <Dialog
      title={`Correct ${receipt_number}`}
      isOpen
      isDismissable={!correct.isPending}
      onOpenChange={onClose}
    >
      <PlainForm
        label="Correct entry"
        check={() => ({ reason: !reason.trim() && 'Please enter a reason' })}
        onSubmit={submit}
      >
        {({ field, isPending }) => (
          <>
            <p>
              {formatMoneyWithPaise(amount)}, {paymentMethodLabels[method]}, was entered by mistake. A
              correction of the opposite amount is recorded. Then record what is right.
            </p>
            <TextArea
              {...field('reason')}
              label="Reason"
              description="The customer sees it on the receipt"
              isRequired
              autoFocus
              rows={2}
              maxLength={limits.notes}
              value={reason}
              onChange={(entered) => {
                field('reason').onChange();
                setReason(entered);
              }}
            />
            <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Correcting...">
              Correct Entry
            </Button>
          </>
        )}
      </PlainForm>
    </Dialog>
  );
}

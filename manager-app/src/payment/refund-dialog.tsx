import { messageFor } from '@pitlane/shared-data/data-error';
import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type Balance, useRefundPayment } from '@pitlane/shared-data/invoices';
import { DescriptionList, Dialog, Stack } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { PaymentForm, type PaymentValues } from './payment-form.tsx';
import { readPaid, useExpectedSum } from './use-expected-sum.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

interface RefundDialogProps {
  balance: Balance;
  onClose: () => void;
}

/** Gives back what was paid beyond what is owed. */
export function RefundDialog({ balance, onClose }: RefundDialogProps) {
  const give = useRefundPayment();
  const keyFor = useIdempotencyKey();
  const { expected: expectedPaid, acceptChange } = useExpectedSum(balance.paid, readPaid);
  const submit = async (values: PaymentValues) => {
    const refund = { requestId: balance.request_id, ...values };
    try {
      const { receipt_number } = await give.mutateAsync({
        ...refund,
        expectedPaid,
        idempotencyKey: keyFor(refund),
      });
      notify.success(`${formatMoneyWithPaise(values.amount)} refunded, receipt ${receipt_number}`);
      onClose();
      return undefined;
    } catch (error) {
      acceptChange(error);
      return messageFor(error, 'Failed to record the refund');
    }
  };
  return (
    <Dialog title="Record Refund" isOpen isDismissable={!give.isPending} onOpenChange={onClose}>
      <Stack gap={5}>
        <DescriptionList
          items={[
            { label: 'Request', value: `#${balance.request_id}` },
            { label: 'Can be refunded', value: formatMoneyWithPaise(balance.refundable) },
          ]}
        />
        {balance.refundable > 0 ? (
          <PaymentForm
            label="Record Refund"
            pendingLabel="Recording..."
            most={balance.refundable}
            hasReason
            onSubmit={submit}
          />
        ) : (
          <p>Nothing is left to refund for this job.</p>
        )}
      </Stack>
    </Dialog>
  );
}

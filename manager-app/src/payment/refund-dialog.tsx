import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { problemOf, useIdempotencyKey } from '@pitlane/shared-data/forms';
import { type Balance, useRefundPayment } from '@pitlane/shared-data/invoices';
import { notify } from '@pitlane/shared-ui/notifications';
import { PaymentDialog, type PaymentValues } from './payment-dialog.tsx';
import { readPaid, useExpectedSum } from './use-expected-sum.ts';

interface RefundDialogProps {
  balance: Balance;
  onClose: () => void;
}

/** Refunds an overpayment. */
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
      return problemOf(error, 'Failed to record the refund');
    }
  };
  return (
    <PaymentDialog
      title="Record Refund"
      facts={[
        { label: 'Request', value: `#${balance.request_id}` },
        { label: 'Can be refunded', value: formatMoneyWithPaise(balance.refundable) },
      ]}
      most={balance.refundable}
      nothing="Nothing is left to refund for this job."
      hasReason
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

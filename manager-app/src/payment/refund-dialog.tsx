import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { currentOf, useSave } from '@pitlane/shared-data/forms';
import { type Balance, useRefundPayment } from '@pitlane/shared-data/invoices';
import { notify } from '@pitlane/shared-ui/notifications';
import { PaymentDialog, type PaymentValues } from './payment-dialog.tsx';

const currentBalance = currentOf('refund_payment');

interface RefundDialogProps {
  balance: Balance;
  onClose: () => void;
}

/** Refunds an overpayment. */
export function RefundDialog({ balance, onClose }: RefundDialogProps) {
  const { request_id: requestId, paid, refundable } = balance;
  const give = useRefundPayment();
  const { save } = useSave({
    opened: paid,
    send: ({ reference, ...values }: PaymentValues, { expected, keyed }) => {
      const refund = { requestId, ...values, reference: reference || undefined };
      return give.mutateAsync({ ...keyed(refund), expectedPaid: expected });
    },
    current: (error) => currentBalance(error)?.paid,
    onChanged: 'tell',
    failure: 'Failed to record the refund',
    onSaved: ({ receipt_number }, { amount }) => {
      notify.success(`${formatMoneyWithPaise(amount)} refunded, receipt ${receipt_number}`);
      onClose();
    },
  });
  return (
    <PaymentDialog
      title="Record Refund"
      facts={[
        { label: 'Request', value: `#${requestId}` },
        { label: 'Can be refunded', value: formatMoneyWithPaise(refundable) },
      ]}
      most={refundable}
      nothing="Nothing is left to refund for this job."
      hasReason
      onSubmit={save}
      onClose={onClose}
    />
  );
}

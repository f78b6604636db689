import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { problemOf, useIdempotencyKey } from '@pitlane/shared-data/forms';
import {
  type Balance,
  balanceItems,
  type CustomerBalance,
  paymentKindLabels,
  useRecordPayment,
} from '@pitlane/shared-data/invoices';
import { notify } from '@pitlane/shared-ui/notifications';
import { PaymentDialog, type PaymentValues } from './payment-dialog.tsx';
import { readPaid, useExpectedSum } from './use-expected-sum.ts';

interface RecordPaymentDialogProps {
  balance: Balance;
  customerBalance: CustomerBalance;
  onClose: () => void;
}

/** Money received: a deposit until the job is completed, then a payment. */
export function RecordPaymentDialog({ balance, customerBalance, onClose }: RecordPaymentDialogProps) {
  const record = useRecordPayment();
  const keyFor = useIdempotencyKey();
  const { request_id: requestId, invoice_id, can_invoice, paid } = balance;
  const isDeposit = invoice_id === null && !can_invoice;
  const most = isDeposit ? balance.receivable : balance.owed;
  const title = isDeposit ? 'Record Deposit' : 'Record Payment';
  const { expected: expectedPaid, acceptChange } = useExpectedSum(paid, readPaid);
  const submit = async ({ method, amount, reference }: PaymentValues) => {
    const payment = { requestId, method, amount, reference };
    try {
      const { kind, receipt_number } = await record.mutateAsync({
        ...payment,
        expectedPaid,
        // Without the expected amount, which is read anew after a lost response.
        idempotencyKey: keyFor(payment),
      });
      notify.success(
        `${paymentKindLabels[kind]} of ${formatMoneyWithPaise(amount)} recorded, receipt ${receipt_number}`,
      );
      onClose();
      return undefined;
    } catch (error) {
      acceptChange(error);
      return problemOf(error, 'Failed to record the payment');
    }
  };
  return (
    <PaymentDialog
      title={title}
      facts={[
        { label: 'Request', value: `#${requestId}` },
        { label: 'Paid so far', value: formatMoneyWithPaise(paid) },
        { label: isDeposit ? 'Can be taken now' : 'Due', value: formatMoneyWithPaise(most) },
        ...balanceItems(customerBalance, 'staff'),
      ]}
      most={most}
      nothing="Nothing is due for this job."
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

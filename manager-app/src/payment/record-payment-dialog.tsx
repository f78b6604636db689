import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import {
  type Balance,
  balanceItems,
  type CustomerBalance,
  type RecordedPayment,
} from '@pitlane/shared-data/invoices';
import { PaymentDialog } from './payment-dialog.tsx';
import { useSubmitPayment } from './use-submit-payment.ts';

interface RecordPaymentDialogProps {
  balance: Balance;
  customerBalance: CustomerBalance;
  /** With the payment, if one was recorded. */
  onClose: (payment?: RecordedPayment) => void;
}

/** Money received: a deposit until the job is completed, then a payment. */
export function RecordPaymentDialog({ balance, customerBalance, onClose }: RecordPaymentDialogProps) {
  const submit = useSubmitPayment(balance, onClose);
  const { request_id, invoice_id, can_invoice, paid } = balance;
  const isDeposit = invoice_id === null && !can_invoice;
  const most = isDeposit ? balance.receivable : balance.owed;
  return (
    <PaymentDialog
      title={isDeposit ? 'Record Deposit' : 'Record Payment'}
      facts={[
        { label: 'Request', value: `#${request_id}` },
        { label: 'Paid so far', value: formatMoneyWithPaise(paid) },
        { label: isDeposit ? 'Can be taken now' : 'Due', value: formatMoneyWithPaise(most) },
        ...balanceItems(customerBalance, 'staff'),
      ]}
      most={most}
      nothing="Nothing is due for this job."
      onSubmit={submit}
      onClose={() => onClose()}
    />
  );
}

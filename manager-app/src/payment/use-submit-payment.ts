import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { problemOf, useIdempotencyKey } from '@pitlane/shared-data/forms';
import {
  type Balance,
  type PaymentMethod,
  paymentKindLabels,
  type RecordedPayment,
  useRecordPayment,
} from '@pitlane/shared-data/invoices';
import { notify } from '@pitlane/shared-ui/notifications';
import { useAnnounceTold } from '../reach/use-announce-told.tsx';
import { readPaid, useExpectedSum } from './use-expected-sum.ts';

interface EnteredPayment {
  method: PaymentMethod;
  /** Rupees. */
  amount: number;
  reference?: string | undefined;
}

/** Records money once, and says its receipt and how the customer was told. Answers with the error, as a form does. */
export function useSubmitPayment(
  { request_id: requestId, paid }: Pick<Balance, 'request_id' | 'paid'>,
  onRecorded: (payment: RecordedPayment) => void,
) {
  const record = useRecordPayment();
  const announce = useAnnounceTold();
  const keyFor = useIdempotencyKey();
  const { expected: expectedPaid, acceptChange } = useExpectedSum(paid, readPaid);
  return async ({ method, amount, reference }: EnteredPayment) => {
    const payment = { requestId, method, amount, ...(reference && { reference }) };
    try {
      const recorded = await record.mutateAsync({
        ...payment,
        expectedPaid,
        // Without the expected amount, which is read anew after a lost response.
        idempotencyKey: keyFor(payment),
      });
      notify.success(
        `${paymentKindLabels[recorded.kind]} of ${formatMoneyWithPaise(amount)} recorded, receipt ${recorded.receipt_number}`,
      );
      void announce(requestId, 'payment_received');
      onRecorded(recorded);
      return undefined;
    } catch (error) {
      acceptChange(error);
      return problemOf(error, 'Failed to record the payment');
    }
  };
}

import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { currentOf, useSave } from '@pitlane/shared-data/forms';
import {
  type Balance,
  paymentKindLabels,
  type RecordedPayment,
  useRecordPayment,
} from '@pitlane/shared-data/invoices';
import type * as z from '@pitlane/shared-data/schema';
import { notify } from '@pitlane/shared-ui/notifications';
import { useAnnounceTold } from '../reach/use-announce-told.tsx';
import type { paymentSchema } from './payment-fields.tsx';

const currentBalance = currentOf('record_payment');

/** Records money once, and says its receipt and how the customer was told. Answers with the error, as a form does. */
export function useSubmitPayment(
  { request_id: requestId, paid }: Pick<Balance, 'request_id' | 'paid'>,
  onRecorded: (payment: RecordedPayment) => void,
) {
  const record = useRecordPayment();
  const announce = useAnnounceTold();
  const { save } = useSave({
    // A colleague's entry that arrives below the typed amount is easily overlooked.
    opened: paid,
    send: ({ method, amount, reference }: z.output<typeof paymentSchema>, { expected, keyed }) => {
      const payment = { requestId, method, amount, ...(reference && { reference }) };
      // The key is without the expected amount, which is read anew after a lost response.
      return record.mutateAsync({ ...keyed(payment), expectedPaid: expected });
    },
    current: (error) => currentBalance(error)?.paid,
    onChanged: 'tell',
    failure: 'Failed to record the payment',
    onSaved: (recorded, { amount }) => {
      const kind = paymentKindLabels[recorded.kind];
      notify.success(
        `${kind} of ${formatMoneyWithPaise(amount)} recorded, receipt ${recorded.receipt_number}`,
      );
      void announce(requestId, 'payment_received');
      onRecorded(recorded);
    },
  });
  return save;
}

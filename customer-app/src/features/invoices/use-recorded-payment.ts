import { formatMoney } from '@pitlane/shared-data/formats';
import type { Invoice } from '@pitlane/shared-data/invoices';
import { notify } from '@pitlane/shared-ui/notifications';
import { useEffect, useRef } from 'react';

/** Says that the garage has recorded a payment while the invoice is open. */
export function useRecordedPayment(invoice: Invoice | undefined) {
  const paid = invoice?.balance.paid;
  const before = useRef(paid);
  useEffect(() => {
    if (paid !== undefined && before.current !== undefined && paid > before.current) {
      notify.success(`The garage has recorded your payment of ${formatMoney(paid - before.current)}.`);
    }
    before.current = paid;
  }, [paid]);
}

import { tidyText } from '@pitlane/shared-data/formats';
import type { Balance, PaymentMethod, RecordedPayment } from '@pitlane/shared-data/invoices';
import { Button, PlainForm } from '@pitlane/shared-ui/core';
import { Banknote } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { checkPayment, type PaymentEntry, PaymentFields } from '../../payment/payment-fields.tsx';
import { useSubmitPayment } from '../../payment/use-submit-payment.ts';
import { UpiCode } from './upi-code.tsx';

interface TakePaymentProps {
  balance: Balance;
  /** What was paid before, in rupees. */
  paid: number;
  /** Chosen first. */
  method: PaymentMethod;
  autoFocus: boolean;
  onTaken: (payment: RecordedPayment) => void;
}

/** One payment of what is due, all of it unless another amount is entered. */
export function TakePayment({ balance, paid, method, autoFocus, onTaken }: TakePaymentProps) {
  const { request_id, owed, invoice_id } = balance;
  const [changes, setChanges] = useState<Partial<PaymentEntry>>({});
  // What is due is read anew just after a payment, and until it is changed the amount follows it.
  const entry: PaymentEntry = { method, amount: owed, reference: '', ...changes };
  const submit = useSubmitPayment({ request_id, paid }, onTaken);
  return (
    <PlainForm
      label="Record Payment"
      check={() => checkPayment(entry)}
      onSubmit={() =>
        submit({
          method: entry.method,
          amount: entry.amount ?? 0,
          reference: tidyText(entry.reference) || undefined,
        })
      }
    >
      {({ field, isPending }) => (
        <>
          <PaymentFields
            field={field}
            entry={entry}
            most={owed}
            autoFocus={autoFocus}
            onChange={(changed) => setChanges((before) => ({ ...before, ...changed }))}
          />
          {entry.method === 'upi' && <UpiCode invoiceId={invoice_id} amount={entry.amount ?? 0} />}
          <Button
            type="submit"
            variant="primary"
            icon={Banknote}
            isPending={isPending}
            pendingLabel="Recording..."
          >
            Record Payment
          </Button>
        </>
      )}
    </PlainForm>
  );
}

import type { Balance, PaymentMethod, RecordedPayment } from '@pitlane/shared-data/invoices';
import { Button } from '@pitlane/shared-ui/core';
import { Form, useWatch, useZodForm } from '@pitlane/shared-ui/forms';
import { Banknote } from '@pitlane/shared-ui/icons';
import { useEffect } from 'react';
import { PaymentFields, paymentSchema } from '../../payment/payment-fields.tsx';
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
  const form = useZodForm({ schema: paymentSchema, defaultValues: { method, amount: owed, reference: '' } });
  const { reset, control, formState } = form;
  // What is due is read anew just after a payment, and until it is changed the amount follows it.
  useEffect(() => {
    reset({ method, amount: owed, reference: '' }, { keepDirtyValues: true, keepErrors: true });
  }, [reset, method, owed]);
  const entry = useWatch({ control });
  const submit = useSubmitPayment({ request_id, paid }, onTaken);
  return (
    <Form form={form} label="Record Payment" onSubmit={submit}>
      <PaymentFields most={owed} autoFocus={autoFocus} />
      {entry.method === 'upi' && <UpiCode invoiceId={invoice_id} amount={entry.amount ?? 0} />}
      <Button
        type="submit"
        variant="primary"
        icon={Banknote}
        isPending={formState.isSubmitting}
        pendingLabel="Recording..."
      >
        Record Payment
      </Button>
    </Form>
  );
}

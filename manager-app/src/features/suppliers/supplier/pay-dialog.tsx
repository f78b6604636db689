import { formatMoneyWithPaise, tidyText, todayInGarage } from '@pitlane/shared-data/formats';
import { sendForm, useIdempotencyKey } from '@pitlane/shared-data/forms';
import type { PaymentMethod } from '@pitlane/shared-data/invoices';
import { limits } from '@pitlane/shared-data/limits';
import { type Supplier, usePaySupplier } from '@pitlane/shared-data/suppliers';
import { Grid, TextField } from '@pitlane/shared-ui/core';
import { DateField, PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { AmountField } from '../../../payment/amount-field.tsx';
import { MethodChoice } from '../../../payment/method-choice.tsx';

/** Records what a supplier was paid. */
export function PayDialog({ supplier, onClose }: { supplier: Supplier; onClose: () => void }) {
  const pay = usePaySupplier();
  const keyFor = useIdempotencyKey();
  const today = todayInGarage();
  const [amount, setAmount] = useState<number | null>(supplier.owed);
  const [method, setMethod] = useState<PaymentMethod>('bank');
  const [chosenDay, setDay] = useState(today);
  const [reference, setReference] = useState('');
  // Cash is taken from the till, which is that of today.
  const day = method === 'cash' ? today : chosenDay;
  const submit = () => {
    const payment = {
      ...{ supplierId: supplier.supplier_id, amount: amount ?? 0, method, day },
      reference: tidyText(reference) || undefined,
    };
    const sent = pay.mutateAsync({ ...payment, idempotencyKey: keyFor(payment) });
    return sendForm(sent, 'Failed to record the payment', () => {
      notify.success(`${formatMoneyWithPaise(payment.amount)} to ${supplier.name} recorded`);
      onClose();
    });
  };
  return (
    <PlainFormDialog<string>
      title={`Pay ${supplier.name}`}
      check={() => ({ amount: !amount && 'Please enter an amount', day: !day && 'Please select a day' })}
      submitLabel="Record Payment"
      pendingLabel="Recording..."
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <AmountField
            {...field('amount')}
            label="Amount (₹)"
            description={`Owed: ${formatMoneyWithPaise(supplier.owed)}`}
            isRequired
            autoFocus
            maxValue={supplier.owed}
            value={amount}
            onChange={(entered) => {
              field('amount').onChange();
              setAmount(entered);
            }}
          />
          <MethodChoice value={method} onChange={setMethod} />
          {method === 'cash' && <p>Cash is taken from the till of today.</p>}
          <Grid>
            {method !== 'cash' && (
              <DateField
                {...field('day')}
                label="Date"
                isRequired
                max={today}
                value={day}
                onChange={(entered) => {
                  field('day').onChange();
                  setDay(entered);
                }}
              />
            )}
            <TextField
              label="Reference"
              description="Such as the UTR of a transfer"
              autoComplete="off"
              maxLength={limits.name}
              value={reference}
              onChange={setReference}
            />
          </Grid>
        </>
      )}
    </PlainFormDialog>
  );
}

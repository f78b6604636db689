import { formatMoneyWithPaise, tidyText, todayInGarage } from '@pitlane/shared-data/formats';
import { sendForm, useIdempotencyKey } from '@pitlane/shared-data/forms';
import type { PaymentMethod } from '@pitlane/shared-data/invoices';
import { limits } from '@pitlane/shared-data/limits';
import { type Supplier, usePaySupplier } from '@pitlane/shared-data/suppliers';
import { Checkbox, Grid, TextField } from '@pitlane/shared-ui/core';
import { DateField, PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { AmountField } from '../../../payment/amount-field.tsx';
import { MethodChoice } from '../../../payment/method-choice.tsx';

const moreThanOwed = 'This is more than the supplier is owed. Tick “Pay in advance” if it is meant.';

const owedText = ({ owed }: Supplier) =>
  owed < 0 ? `Paid in advance: ${formatMoneyWithPaise(-owed)}` : `Owed: ${formatMoneyWithPaise(owed)}`;

/** Records what a supplier was paid. */
export function PayDialog({ supplier, onClose }: { supplier: Supplier; onClose: () => void }) {
  const pay = usePaySupplier();
  const keyFor = useIdempotencyKey();
  const today = todayInGarage();
  const owed = Math.max(supplier.owed, 0);
  const [amount, setAmount] = useState<number | null>(owed || null);
  const [inAdvance, setInAdvance] = useState(false);
  const [method, setMethod] = useState<PaymentMethod>('bank');
  const [chosenDay, setDay] = useState(today);
  const [reference, setReference] = useState('');
  // Cash is taken from the till, which is that of today.
  const day = method === 'cash' ? today : chosenDay;
  const submit = () => {
    const payment = {
      supplierId: supplier.supplier_id,
      amount: amount ?? 0,
      method,
      day,
      reference: tidyText(reference) || undefined,
      inAdvance,
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
      check={() => ({
        amount: !amount ? 'Please enter an amount' : amount > owed && !inAdvance && moreThanOwed,
        day: !day && 'Please select a day',
      })}
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
            description={owedText(supplier)}
            isRequired
            autoFocus
            maxValue={limits.finalCost}
            value={amount}
            onChange={(entered) => {
              field('amount').onChange();
              setAmount(entered);
            }}
          />
          <Checkbox
            label="Pay in advance"
            description="More than is owed; the next bills are taken off it"
            value={inAdvance}
            onChange={(ticked) => {
              field('amount').onChange();
              setInAdvance(ticked);
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

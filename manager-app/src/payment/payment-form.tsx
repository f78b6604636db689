import { formatMoneyWithPaise, tidyText } from '@pitlane/shared-data/formats';
import type { PaymentMethod } from '@pitlane/shared-data/invoices';
import { limits } from '@pitlane/shared-data/limits';
import { Button, PlainForm, TextArea, TextField } from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { AmountField } from './amount-field.tsx';
import { MethodChoice } from './method-choice.tsx';

export interface PaymentValues {
  method: PaymentMethod;
  /** Rupees. */
  amount: number;
  reference?: string;
  reason: string;
}

interface PaymentFormProps {
  label: string;
  pendingLabel: string;
  /** The most that can be taken or given back, in rupees. */
  most: number;
  hasReason?: boolean;
  /** Answers with the error, if there is one. */
  onSubmit: (values: PaymentValues) => Promise<string | undefined>;
}

/** Method, amount and reference of money that is taken or given back. */
export function PaymentForm({ label, pendingLabel, most, hasReason = false, onSubmit }: PaymentFormProps) {
  const [method, setMethod] = useState<PaymentMethod>('cash');
  const [amount, setAmount] = useState<number | null>(most);
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const check = () => ({
    amount: !amount && 'Please enter an amount',
    reason: hasReason && !reason.trim() && 'Please enter a reason',
  });
  const submit = () =>
    onSubmit({
      method,
      amount: amount ?? 0,
      reference: tidyText(reference) || undefined,
      reason: tidyText(reason),
    });
  return (
    <PlainForm label={label} check={check} onSubmit={submit}>
      {({ field, isPending }) => (
        <>
          <MethodChoice value={method} onChange={setMethod} />
          <AmountField
            {...field('amount')}
            label="Amount (₹)"
            description={`At most ${formatMoneyWithPaise(most)}`}
            isRequired
            autoFocus
            maxValue={most}
            value={amount}
            onChange={(entered) => {
              field('amount').onChange();
              setAmount(entered);
            }}
          />
          <TextField
            label="Reference"
            description="Optional, such as the UTR of a UPI payment"
            autoComplete="off"
            maxLength={limits.name}
            value={reference}
            onChange={setReference}
          />
          {hasReason && (
            <TextArea
              {...field('reason')}
              label="Reason"
              description="The customer sees it on the receipt"
              isRequired
              rows={2}
              maxLength={limits.notes}
              value={reason}
              onChange={(entered) => {
                field('reason').onChange();
                setReason(entered);
              }}
            />
          )}
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel={pendingLabel}>
            {label}
          </Button>
        </>
      )}
    </PlainForm>
  );
}

import { formatMoneyWithPaise, tidyText } from '@pitlane/shared-data/formats';
import type { PaymentMethod } from '@pitlane/shared-data/invoices';
import { limits } from '@pitlane/shared-data/limits';
import { type Description, DescriptionList, TextField } from '@pitlane/shared-ui/core';
import { PlainFormDialog, type PlainFormDialogProps } from '@pitlane/shared-ui/forms';
import { useState } from 'react';
import { AmountField } from './amount-field.tsx';
import { MethodChoice } from './method-choice.tsx';
import { ReasonField } from './reason-field.tsx';

export interface PaymentValues {
  method: PaymentMethod;
  /** Rupees. */
  amount: number;
  reference?: string;
  reason: string;
}

interface PaymentDialogProps {
  title: string;
  /** Paid and due amounts. */
  facts: Description[];
  /** The most that can be taken or given back, in rupees. */
  most: number;
  /** Shown instead of the form when that is nothing. */
  nothing: string;
  hasReason?: boolean;
  /** Answers with the error, if there is one. */
  onSubmit: (values: PaymentValues) => ReturnType<PlainFormDialogProps<string>['onSubmit']>;
  onClose: () => void;
}

/** Method, amount and reference of money that is taken or given back. */
export function PaymentDialog({
  title,
  facts,
  most,
  nothing,
  hasReason = false,
  onSubmit,
  onClose,
}: PaymentDialogProps) {
  const [method, setMethod] = useState<PaymentMethod>('cash');
  const [amount, setAmount] = useState<number | null>(most);
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const check = () => ({
    amount: !amount && 'Please enter an amount',
    reason: hasReason && !reason.trim() && 'Please enter a reason',
  });
  // Also when a colleague was faster while this was open.
  const isNothing = most <= 0;
  const submit = () =>
    onSubmit({
      method,
      amount: amount ?? 0,
      reference: tidyText(reference) || undefined,
      reason: tidyText(reason),
    });
  return (
    <PlainFormDialog
      title={title}
      check={check}
      submitLabel={title}
      pendingLabel="Recording..."
      isSubmitDisabled={isNothing}
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) =>
        isNothing ? (
          <>
            <DescriptionList items={facts} />
            <p>{nothing}</p>
          </>
        ) : (
          <>
            <DescriptionList items={facts} />
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
              <ReasonField field={field('reason')} shownOn="receipt" value={reason} onChange={setReason} />
            )}
          </>
        )
      }
    </PlainFormDialog>
  );
}

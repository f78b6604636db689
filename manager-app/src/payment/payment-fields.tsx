import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { PaymentMethod } from '@pitlane/shared-data/invoices';
import { limits } from '@pitlane/shared-data/limits';
import { type PlainFormState, TextField } from '@pitlane/shared-ui/core';
import { AmountField } from './amount-field.tsx';
import { MethodChoice } from './method-choice.tsx';

export interface PaymentEntry {
  method: PaymentMethod;
  /** Rupees; null: none that can be read. */
  amount: number | null;
  reference: string;
}

export const checkPayment = ({ amount }: PaymentEntry) => ({ amount: !amount && 'Please enter an amount' });

interface PaymentFieldsProps {
  field: (name: 'amount') => ReturnType<PlainFormState<string>['field']>;
  entry: PaymentEntry;
  /** Rupees. */
  most: number;
  autoFocus?: boolean;
  onChange: (changed: Partial<PaymentEntry>) => void;
}

/** Method, amount and reference of money that is taken or given back; cash has none. */
export const PaymentFields = ({ field, entry, most, autoFocus, onChange }: PaymentFieldsProps) => (
  <>
    <MethodChoice
      value={entry.method}
      onChange={(method) => onChange({ method, ...(method === 'cash' && { reference: '' }) })}
    />
    <AmountField
      {...field('amount')}
      label="Amount (₹)"
      description={`At most ${formatMoneyWithPaise(most)}`}
      isRequired
      autoFocus={autoFocus}
      maxValue={most}
      value={entry.amount}
      onChange={(amount) => {
        field('amount').onChange();
        onChange({ amount });
      }}
    />
    {entry.method !== 'cash' && (
      <TextField
        label="Reference"
        description="Optional, such as the UTR of a UPI payment"
        autoComplete="off"
        maxLength={limits.name}
        value={entry.reference}
        onChange={(reference) => onChange({ reference })}
      />
    )}
  </>
);

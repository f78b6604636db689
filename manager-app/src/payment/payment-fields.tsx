import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { paymentMethods } from '@pitlane/shared-data/invoices';
import { limits } from '@pitlane/shared-data/limits';
import * as z from '@pitlane/shared-data/schema';
import { FormTextField, useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import { FormAmountField } from './amount-field.tsx';
import { MethodChoice } from './method-choice.tsx';

export const paymentSchema = z.object({
  method: z.enum(paymentMethods),
  /** Rupees; null: none that can be read. */
  amount: z.requiredAmount('Please enter an amount'),
  reference: z.tidied(),
});

export type PaymentEntry = z.input<typeof paymentSchema>;

interface PaymentFieldsProps {
  /** Rupees. */
  most: number;
  autoFocus?: boolean;
}

/** Method, amount and reference of money that is taken or given back; cash has none. */
export function PaymentFields({ most, autoFocus }: PaymentFieldsProps) {
  const { control, getValues, setValue } = useFormContext<PaymentEntry>();
  const method = useWatch({ control, name: 'method' });
  return (
    <>
      <MethodChoice onValueChange={() => getValues('method') === 'cash' && setValue('reference', '')} />
      <FormAmountField
        name="amount"
        label="Amount (₹)"
        description={`At most ${formatMoneyWithPaise(most)}`}
        isRequired
        autoFocus={autoFocus}
        maxValue={most}
      />
      {method !== 'cash' && (
        <FormTextField
          name="reference"
          label="Reference"
          description="Optional, such as the UTR of a UPI payment"
          autoComplete="off"
          maxLength={limits.name}
        />
      )}
    </>
  );
}

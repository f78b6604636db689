import { formatMoneyWithPaise, todayInGarage } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import { paymentMethods } from '@pitlane/shared-data/invoices';
import { limits } from '@pitlane/shared-data/limits';
import * as z from '@pitlane/shared-data/schema';
import { type Supplier, usePaySupplier } from '@pitlane/shared-data/suppliers';
import { Grid } from '@pitlane/shared-ui/core';
import {
  FormCheckbox,
  FormDateField,
  FormDialog,
  FormTextField,
  useWatch,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { FormAmountField } from '../../../payment/amount-field.tsx';
import { MethodChoice } from '../../../payment/method-choice.tsx';

const moreThanOwed = 'This is more than the supplier is owed. Tick “Pay in advance” if it is meant.';

const owedText = ({ owed }: Supplier) =>
  owed < 0 ? `Paid in advance: ${formatMoneyWithPaise(-owed)}` : `Owed: ${formatMoneyWithPaise(owed)}`;

const schemaOf = (owed: number) =>
  z
    .object({
      amount: z.nullable(z.number()),
      inAdvance: z.boolean(),
      method: z.enum(paymentMethods),
      day: z.string(),
      reference: z.tidied(),
    })
    .check(
      z.byField(({ amount, inAdvance, method, day }) => ({
        amount: !amount ? 'Please enter an amount' : amount > owed && !inAdvance && moreThanOwed,
        day: method !== 'cash' && !day && 'Please select a day',
      })),
    );

/** Records what a supplier was paid. */
export function PayDialog({ supplier, onClose }: { supplier: Supplier; onClose: () => void }) {
  const pay = usePaySupplier();
  const today = todayInGarage();
  const owed = Math.max(supplier.owed, 0);
  const form = useZodForm({
    schema: schemaOf(owed),
    defaultValues: { amount: owed || null, inAdvance: false, method: 'bank', day: today, reference: '' },
  });
  const isCash = useWatch({ control: form.control, name: 'method' }) === 'cash';
  const { save } = useSave({
    send: ({ amount, day, ...values }: z.output<ReturnType<typeof schemaOf>>, { keyed }) =>
      pay.mutateAsync(
        keyed({
          supplierId: supplier.supplier_id,
          ...values,
          amount: amount ?? 0,
          // Cash is taken from the till, which is that of today.
          day: values.method === 'cash' ? today : day,
          reference: values.reference || undefined,
        }),
      ),
    failure: 'Failed to record the payment',
    onSaved: (_, { amount }) => {
      notify.success(`${formatMoneyWithPaise(amount ?? 0)} to ${supplier.name} recorded`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Pay ${supplier.name}`}
      form={form}
      submitLabel="Record Payment"
      pendingLabel="Recording..."
      onSubmit={save}
      onClose={onClose}
    >
      <FormAmountField
        name="amount"
        label="Amount (₹)"
        description={owedText(supplier)}
        isRequired
        autoFocus
        maxValue={limits.finalCost}
      />
      <FormCheckbox
        name="inAdvance"
        label="Pay in advance"
        description="More than is owed; the next bills are taken off it"
        onValueChange={() => form.clearErrors('amount')}
      />
      <MethodChoice />
      {isCash && <p>Cash is taken from the till of today.</p>}
      <Grid>
        {!isCash && <FormDateField name="day" label="Date" isRequired max={today} />}
        <FormTextField
          name="reference"
          label="Reference"
          description="Such as the UTR of a transfer"
          autoComplete="off"
          maxLength={limits.name}
        />
      </Grid>
    </FormDialog>
  );
}

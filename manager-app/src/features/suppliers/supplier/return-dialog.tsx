import { todayInGarage } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { quantityLimits, sayQuantity } from '@pitlane/shared-data/quantities';
import * as z from '@pitlane/shared-data/schema';
import { type SupplierBill, useReturnToSupplier } from '@pitlane/shared-data/suppliers';
import { Grid } from '@pitlane/shared-ui/core';
import {
  FormDateField,
  FormDialog,
  FormNumberField,
  FormTextField,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { ReasonField, reasonSchema } from '../../../payment/reason-field.tsx';

const schema = z.object({
  number: z.requiredText('Please enter the number of the note'),
  day: z.requiredText('Please select a day'),
  /** One for each line that can be returned. */
  lines: z
    .array(z.nullable(z.number()))
    .check(z.byField((lines) => ({ 0: !lines.some(Boolean) && 'Please enter what goes back' }))),
  ...reasonSchema.shape,
});

/** Gives parts of a bill back to their supplier. */
export function ReturnDialog({ bill, onClose }: { bill: SupplierBill; onClose: () => void }) {
  const giveBack = useReturnToSupplier();
  const today = todayInGarage();
  const returnable = bill.lines.filter((line) => line.returnable > 0);
  const form = useZodForm({
    schema,
    defaultValues: { number: '', day: today, lines: returnable.map(() => 0), reason: '' },
  });
  const { save } = useSave({
    send: ({ lines, ...values }: z.output<typeof schema>, { keyed }) =>
      giveBack.mutateAsync(
        keyed({
          billId: bill.bill_id,
          ...values,
          lines: returnable
            .map(({ part_id }, place) => ({ part_id, quantity: lines[place] ?? 0 }))
            .filter(({ quantity }) => quantity > 0),
        }),
      ),
    fieldNames: { lines: 'lines.0' },
    failure: 'Failed to return the parts',
    onSaved: () => {
      notify.success(`Parts of ${bill.number} returned to ${bill.supplier_name}`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Return Parts of ${bill.number}`}
      form={form}
      submitLabel="Return"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      {returnable.map((line, place) => (
        <FormNumberField
          key={line.part_id}
          name={`lines.${place}`}
          label={`Quantity of ${line.part_name}`}
          description={`Up to ${sayQuantity(line.returnable, line.stock_unit ?? '')} can go back`}
          hasSteppers={false}
          {...quantityLimits(line.stock_unit ?? '')}
          maxValue={line.returnable}
          onValueChange={() => form.clearErrors('lines')}
        />
      ))}
      <Grid>
        <FormTextField
          name="number"
          label="Number of the note"
          description="Of the paper that goes with the parts"
          isRequired
          autoComplete="off"
          maxLength={limits.code}
        />
        <FormDateField name="day" label="Date" isRequired max={today} />
      </Grid>
      <ReasonField />
    </FormDialog>
  );
}

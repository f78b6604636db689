import { useSave } from '@pitlane/shared-data/forms';
import { type Part, useReceivePart } from '@pitlane/shared-data/parts';
import { quantityLimits, sayQuantity, unitWord } from '@pitlane/shared-data/quantities';
import * as z from '@pitlane/shared-data/schema';
import { Grid } from '@pitlane/shared-ui/core';
import { FormDialog, FormNumberField, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';

const invalidCost = 'Please enter a valid cost';
const invalidQuantity = 'Please enter a valid quantity';

const deliverySchema = z.object({
  quantity: z.pipe(z.nullable(z.number()), z.number(invalidQuantity).check(z.gt(0, invalidQuantity))),
  /** Rupees each. */
  unitCost: z.pipe(z.nullable(z.number()), z.number(invalidCost).check(z.gte(0, invalidCost))),
  reason: z.string(),
});

/** For managers: what was delivered, at its cost. */
export function ReceiveDialog({ part, onClose }: { part: Part; onClose: () => void }) {
  const receive = useReceivePart();
  const form = useZodForm({
    schema: deliverySchema,
    defaultValues: { quantity: null, unitCost: part.avg_cost, reason: '' },
  });
  const { save } = useSave({
    send: (delivery: z.output<typeof deliverySchema>, { keyed }) =>
      receive.mutateAsync(keyed({ partId: part.id, ...delivery })),
    failure: 'Failed to receive the part',
    onSaved: (_, { quantity }) => {
      notify.success(`${sayQuantity(quantity, part.stock_unit)} of ${part.part_name} received`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Receive ${part.part_name}`}
      form={form}
      submitLabel="Receive"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <Grid>
        <FormNumberField
          name="quantity"
          label="Quantity"
          description={`In ${unitWord(2, part.stock_unit)}`}
          isRequired
          autoFocus
          hasSteppers={false}
          {...quantityLimits(part.stock_unit)}
        />
        <FormNumberField
          name="unitCost"
          label="Cost each (₹)"
          isRequired
          hasSteppers={false}
          formatOptions={{ maximumFractionDigits: 2 }}
        />
      </Grid>
      <FormTextField
        name="reason"
        label="Note"
        description="Such as the supplier and the number of the bill"
        autoComplete="off"
      />
    </FormDialog>
  );
}

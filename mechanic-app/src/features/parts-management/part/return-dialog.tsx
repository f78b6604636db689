import { useSave } from '@pitlane/shared-data/forms';
import { type Movement, type Part, useReturnPart } from '@pitlane/shared-data/parts';
import { quantityLimits, sayQuantity } from '@pitlane/shared-data/quantities';
import * as z from '@pitlane/shared-data/schema';
import { FormDialog, FormNumberField, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';

const invalidQuantity = 'Please enter a valid quantity';

const returnSchema = z.object({
  quantity: z.pipe(z.nullable(z.number()), z.number(invalidQuantity).check(z.gt(0, invalidQuantity))),
  reason: z.string(),
});

interface ReturnDialogProps {
  part: Part;
  /** The use by the job that gives it back. */
  use: Movement & { request_id: number };
  onClose: () => void;
}

export function ReturnDialog({ part, use, onClose }: ReturnDialogProps) {
  const giveBack = useReturnPart();
  const form = useZodForm({ schema: returnSchema, defaultValues: { quantity: use.returnable, reason: '' } });
  const { save } = useSave({
    send: (back: z.output<typeof returnSchema>, { keyed }) =>
      giveBack.mutateAsync(keyed({ requestId: use.request_id, partId: part.id, ...back })),
    failure: 'Failed to return the part',
    onSaved: (_, { quantity }) => {
      notify.success(`${sayQuantity(quantity, part.stock_unit)} of ${part.part_name} returned to stock`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Return ${part.part_name}`}
      form={form}
      submitLabel="Return to Stock"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <p>
        Job #{use.request_id} of {use.registration_number} used {sayQuantity(-use.quantity, part.stock_unit)};{' '}
        {sayQuantity(use.returnable, part.stock_unit)} can come back. What the job costs stays as it is.
      </p>
      <FormNumberField
        name="quantity"
        label="Quantity"
        isRequired
        autoFocus
        hasSteppers={false}
        {...quantityLimits(part.stock_unit)}
      />
      <FormTextField name="reason" label="Reason" autoComplete="off" />
    </FormDialog>
  );
}

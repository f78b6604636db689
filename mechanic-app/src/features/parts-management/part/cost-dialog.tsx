import { formatDate } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { type Movement, type Part, useCorrectCost } from '@pitlane/shared-data/parts';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import * as z from '@pitlane/shared-data/schema';
import { FormDialog, FormNumberField, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';

const invalidCost = 'Please enter a valid cost';

const correctionSchema = z.object({
  /** Rupees each. */
  unitCost: z.requiredNumber(invalidCost).check(z.refine((cost) => cost >= 0, invalidCost)),
  reason: z.requiredText('Please give a reason'),
});

export type Receipt = Movement & { entered_cost: number };

interface CostDialogProps {
  part: Part;
  receipt: Receipt;
  onClose: () => void;
}

/** For managers: the right cost of a receipt that was entered with a wrong one. */
export function CostDialog({ part, receipt, onClose }: CostDialogProps) {
  const correct = useCorrectCost();
  const form = useZodForm({
    schema: correctionSchema,
    defaultValues: { unitCost: receipt.entered_cost, reason: '' },
  });
  const { save } = useSave({
    send: (values: z.output<typeof correctionSchema>, { keyed }) =>
      correct.mutateAsync(keyed({ movementId: receipt.movement_id, ...values })),
    failure: 'Failed to correct the cost',
    onSaved: () => {
      notify.success(`Cost of ${part.part_name} corrected`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Correct Cost of ${part.part_name}`}
      form={form}
      submitLabel="Correct Cost"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <p>
        {sayQuantity(receipt.quantity, part.stock_unit)} received on {formatDate(receipt.moved_at)}. The
        average cost becomes what it would be if this cost had been right.
        {receipt.order_id !== null && ' The supplier’s bill is corrected too.'}
      </p>
      <FormNumberField
        name="unitCost"
        label="Cost each (₹)"
        description={receipt.order_id === null ? undefined : 'Without tax, as on the bill'}
        isRequired
        autoFocus
        hasSteppers={false}
        minValue={0}
        maxValue={limits.finalCost}
        formatOptions={{ maximumFractionDigits: 2 }}
      />
      <FormTextField name="reason" label="Reason" isRequired autoComplete="off" maxLength={limits.notes} />
    </FormDialog>
  );
}

import { useSave } from '@pitlane/shared-data/forms';
import { type DropOffSlot, useSaveDropOffSlots } from '@pitlane/shared-data/plan';
import * as z from '@pitlane/shared-data/schema';
import { Grid } from '@pitlane/shared-ui/core';
import { FormDialog, FormNumberField, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';

const carsText = 'Please enter 1 to 99 cars';

const schema = z.object({
  slot: z.string().check(z.minLength(1, 'Please enter a time')),
  cars: z.pipe(z.nullable(z.number()), z.int(carsText).check(z.gte(1, carsText), z.lte(99, carsText))),
});

interface DropOffDialogProps {
  slots: readonly DropOffSlot[];
  /** The one to change; without one, a time is added. */
  changed?: DropOffSlot;
  onClose: () => void;
}

/** A time at which cars are brought, and how many then. */
export function DropOffDialog({ slots, changed, onClose }: DropOffDialogProps) {
  const saving = useSaveDropOffSlots();
  const form = useZodForm({
    schema,
    defaultValues: { slot: changed?.slot.slice(0, 5) ?? '', cars: (changed?.cars ?? 2) as number | null },
  });
  const others = slots.filter((slot) => slot !== changed);
  const { save } = useSave({
    send: ({ slot, cars }: z.output<typeof schema>) =>
      saving.mutateAsync({ values: [...others, { slot: `${slot}:00`, cars }], expected: [...slots] }),
    failure: 'Failed to save the drop-off time',
    onSaved: () => {
      notify.success('Drop-off times saved');
      onClose();
    },
  });
  return (
    <FormDialog
      title={changed ? 'Change Drop-off Time' : 'Add Drop-off Time'}
      size="small"
      form={form}
      submitLabel="Save"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <Grid>
        <FormTextField name="slot" label="Time" type="time" isRequired autoFocus />
        <FormNumberField
          name="cars"
          label="Cars"
          description="At most, at this time"
          hasSteppers={false}
          isRequired
        />
      </Grid>
    </FormDialog>
  );
}

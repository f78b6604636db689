import { todayInGarage } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import { type AbsencePart, useAddAbsence } from '@pitlane/shared-data/plan';
import * as z from '@pitlane/shared-data/schema';
import { Grid } from '@pitlane/shared-ui/core';
import { FormDateField, FormDialog, FormSelect, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { partLabels } from './part-labels.ts';

const schema = z.object({
  firstDay: z.string().check(z.minLength(1, 'Please select a day')),
  lastDay: z.string(),
  part: z.string(),
  reason: z.string().check(z.trim(), z.minLength(1, 'Reason is required')),
});

/** Enters days on which a mechanic does not work, or half of one. */
export function AbsenceDialog({ mechanicId, onClose }: { mechanicId: string; onClose: () => void }) {
  const add = useAddAbsence();
  const today = todayInGarage();
  const form = useZodForm({
    schema,
    defaultValues: { firstDay: today, lastDay: '', part: 'day', reason: '' },
  });
  const { save } = useSave({
    send: ({ firstDay, lastDay, part, reason }: z.output<typeof schema>) =>
      add.mutateAsync({
        mechanicId,
        firstDay,
        reason,
        lastDay: lastDay || firstDay,
        part: part as AbsencePart,
      }),
    failure: 'Failed to enter the absence',
    onSaved: () => {
      notify.success('Absence entered');
      onClose();
    },
  });
  return (
    <FormDialog
      title="Add Absence"
      form={form}
      submitLabel="Add Absence"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <Grid>
        <FormDateField name="firstDay" label="First day" min={today} isRequired autoFocus />
        <FormDateField name="lastDay" label="Last day" description="Leave empty for one day" min={today} />
      </Grid>
      <FormSelect
        name="part"
        label="Part of the day"
        options={Object.entries(partLabels).map(([id, label]) => ({ id, label }))}
      />
      <FormTextField
        name="reason"
        label="Reason"
        description="Only managers see it"
        isRequired
        autoComplete="off"
      />
    </FormDialog>
  );
}

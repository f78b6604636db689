import { useSave } from '@pitlane/shared-data/forms';
import { useHireMechanic } from '@pitlane/shared-data/mechanics';
import { type HiringForm, hiringSchema } from '@pitlane/shared-data/registration';
import type * as z from '@pitlane/shared-data/schema';
import { Grid } from '@pitlane/shared-ui/core';
import { FormDialog, FormNumberField, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { HourlyRateField } from '../../hiring/hourly-rate-field.tsx';
import { LoginFields } from '../../hiring/login-fields.tsx';

const empty: HiringForm = {
  name: '',
  email: '',
  phone: '',
  password: '',
  employeeId: '',
  specializations: '',
  experienceYears: null,
  hourlyRate: null,
};

/** Creates a mechanic's login and profile. */
export function HireMechanicDialog({ onClose }: { onClose: () => void }) {
  const hire = useHireMechanic();
  const form = useZodForm({ schema: hiringSchema, defaultValues: empty });
  const { save } = useSave({
    send: (hiring: z.output<typeof hiringSchema>) => hire.mutateAsync(hiring),
    failure: 'Failed to hire mechanic',
    onSaved: ({ name }) => {
      notify.success(`${name} hired successfully`);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Hire Mechanic"
      label="Hire mechanic"
      form={form}
      submitLabel="Hire Mechanic"
      pendingLabel="Hiring..."
      onSubmit={save}
      onClose={onClose}
    >
      <Grid>
        <LoginFields withoutLogin="Without email and password there is no login yet" />
        <FormTextField name="employeeId" label="Employee ID" isRequired autoComplete="off" />
        <FormTextField
          name="specializations"
          label="Specializations"
          description="Separated by commas, the main one first."
          autoComplete="off"
        />
        <FormNumberField name="experienceYears" label="Experience (years)" isRequired hasSteppers={false} />
        <HourlyRateField />
      </Grid>
    </FormDialog>
  );
}

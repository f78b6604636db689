import { type DataError, messageFor } from '@pitlane/shared-data/data-error';
import { useHireMechanic } from '@pitlane/shared-data/mechanics';
import { type HiringForm, hiringSchema } from '@pitlane/shared-data/registration';
import type * as z from '@pitlane/shared-data/schema';
import { Button, Dialog, Grid } from '@pitlane/shared-ui/core';
import {
  Form,
  FormActions,
  FormNumberField,
  FormTextField,
  setServerError,
  useLeaveGuard,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
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

/** Maps the field names in server errors to the form's. */
const fields: Record<string, keyof HiringForm> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  password: 'password',
  employee_id: 'employeeId',
  specializations: 'specializations',
  experience_years: 'experienceYears',
  hourly_rate: 'hourlyRate',
};

const fieldOf = ({ field }: DataError) => (field ? fields[field] : undefined);

/** Creates a mechanic's login and profile. */
export function HireMechanicDialog({ onClose }: { onClose: () => void }) {
  const hire = useHireMechanic();
  const form = useZodForm({ schema: hiringSchema, defaultValues: empty });
  const submit = (hiring: z.output<typeof hiringSchema>) =>
    hire.mutate(hiring, {
      onSuccess: ({ name }) => {
        notify.success(`${name} hired successfully`);
        onClose();
      },
      onError: (error) =>
        setServerError(form, {
          field: fieldOf(error),
          message: messageFor(error, 'Failed to hire mechanic'),
        }),
    });
  const { leave, question } = useLeaveGuard(form.formState.isDirty);
  const close = () => leave(onClose);
  return (
    <Dialog title="Hire Mechanic" isOpen isDismissable={!hire.isPending} onOpenChange={close}>
      {question}
      <Form form={form} label="Hire mechanic" onSubmit={submit}>
        <Grid>
          <LoginFields />
          <FormTextField name="employeeId" label="Employee ID" isRequired autoComplete="off" />
          <FormTextField
            name="specializations"
            label="Specializations"
            description="Separated by commas, the main one first."
            autoComplete="off"
          />
          <FormNumberField name="experienceYears" label="Experience (years)" isRequired hasSteppers={false} />
          <FormNumberField
            name="hourlyRate"
            label="Hourly rate (₹)"
            isRequired
            hasSteppers={false}
            formatOptions={{ maximumFractionDigits: 2 }}
          />
        </Grid>
        <FormActions>
          <Button isDisabled={hire.isPending} onPress={close}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isPending={hire.isPending} pendingLabel="Hiring...">
            Hire Mechanic
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

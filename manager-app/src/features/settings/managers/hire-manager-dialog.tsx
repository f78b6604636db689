import { useSave } from '@pitlane/shared-data/forms';
import { useHireManager } from '@pitlane/shared-data/managers';
import { type ManagerHiringForm, managerHiringSchema } from '@pitlane/shared-data/registration';
import { Grid } from '@pitlane/shared-ui/core';
import { FormCheckbox, FormDialog, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { LoginFields } from '../../../hiring/login-fields.tsx';
import { rightLabels } from './right-labels.ts';

const empty: ManagerHiringForm = {
  name: '',
  email: '',
  phone: '',
  password: '',
  mayPay: false,
  mayChangeSettings: false,
};

/** Creates a manager's login. */
export function HireManagerDialog({ onClose }: { onClose: () => void }) {
  const hire = useHireManager();
  const form = useZodForm({ schema: managerHiringSchema, defaultValues: empty });
  const { save } = useSave({
    send: (hiring: ManagerHiringForm) => hire.mutateAsync(hiring),
    failure: 'Failed to hire manager',
    onSaved: ({ name }) => {
      notify.success(`${name} hired successfully`);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Hire Manager"
      label="Hire manager"
      form={form}
      submitLabel="Hire Manager"
      pendingLabel="Hiring..."
      onSubmit={save}
      onClose={onClose}
    >
      <Grid>
        <LoginFields />
      </Grid>
      <FormCheckbox name="mayPay" {...rightLabels.pay} />
      <FormCheckbox name="mayChangeSettings" {...rightLabels.settings} />
    </FormDialog>
  );
}

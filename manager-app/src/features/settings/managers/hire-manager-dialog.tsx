import { messageFor } from '@pitlane/shared-data/data-error';
import { useHireManager } from '@pitlane/shared-data/managers';
import { type ManagerHiringForm, managerHiringSchema } from '@pitlane/shared-data/registration';
import { Button, Dialog, Grid } from '@pitlane/shared-ui/core';
import {
  Form,
  FormActions,
  FormCheckbox,
  setServerError,
  useLeaveGuard,
  useZodForm,
} from '@pitlane/shared-ui/forms';
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

/** The fields that a server error can name. */
const fields = ['name', 'email', 'phone', 'password'] as const;

/** Creates a manager's login. */
export function HireManagerDialog({ onClose }: { onClose: () => void }) {
  const hire = useHireManager();
  const form = useZodForm({ schema: managerHiringSchema, defaultValues: empty });
  const submit = (hiring: ManagerHiringForm) =>
    hire.mutate(hiring, {
      onSuccess: ({ name }) => {
        notify.success(`${name} hired successfully`);
        onClose();
      },
      onError: (error) =>
        setServerError(form, {
          field: fields.find((field) => field === error.field),
          message: messageFor(error, 'Failed to hire manager'),
        }),
    });
  const { leave, question } = useLeaveGuard(form.formState.isDirty);
  const close = () => leave(onClose);
  return (
    <Dialog title="Hire Manager" isOpen isDismissable={!hire.isPending} onOpenChange={close}>
      {question}
      <Form form={form} label="Hire manager" onSubmit={submit}>
        <Grid>
          <LoginFields />
        </Grid>
        <FormCheckbox name="mayPay" {...rightLabels.pay} />
        <FormCheckbox name="mayChangeSettings" {...rightLabels.settings} />
        <FormActions>
          <Button isDisabled={hire.isPending} onPress={close}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isPending={hire.isPending} pendingLabel="Hiring...">
            Hire Manager
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

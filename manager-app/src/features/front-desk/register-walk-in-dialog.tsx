import { sendForm } from '@pitlane/shared-data/forms';
import { useRegisterWalkIn } from '@pitlane/shared-data/front-desk';
import { type WalkInForm, walkInSchema } from '@pitlane/shared-data/registration';
import { Stack } from '@pitlane/shared-ui/core';
import { FormDialog, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';

/** What was searched for is the name or the phone number already. */
const fromSearch = (typed: string): WalkInForm =>
  /\d/.test(typed) ? { name: '', phone: /[a-z]/i.test(typed) ? '' : typed } : { name: typed, phone: '' };

interface RegisterWalkInDialogProps {
  typed: string;
  onClose: () => void;
  onRegistered: (phone: string) => void;
}

/** Adds a customer without a login. */
export function RegisterWalkInDialog({ typed, onClose, onRegistered }: RegisterWalkInDialogProps) {
  const register = useRegisterWalkIn();
  const form = useZodForm({ schema: walkInSchema, defaultValues: fromSearch(typed) });
  const submit = (walkIn: WalkInForm) =>
    sendForm(register.mutateAsync(walkIn), 'Failed to register', ({ name, phone }) => {
      notify.success(`${name} registered`);
      onClose();
      onRegistered(phone);
    });
  return (
    <FormDialog
      title="Register walk-in"
      size="small"
      form={form}
      submitLabel="Register"
      pendingLabel="Registering..."
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack>
        <FormTextField<WalkInForm> name="name" label="Full Name" isRequired autoFocus autoComplete="off" />
        <FormTextField<WalkInForm>
          name="phone"
          label="Phone"
          type="tel"
          inputMode="tel"
          isRequired
          autoComplete="off"
        />
      </Stack>
    </FormDialog>
  );
}

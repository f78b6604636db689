import { messageFor } from '@pitlane/shared-data/data-error';
import { useRegisterWalkIn } from '@pitlane/shared-data/front-desk';
import { type WalkInForm, walkInSchema } from '@pitlane/shared-data/registration';
import { Button, Dialog, Stack } from '@pitlane/shared-ui/core';
import { Form, FormActions, FormTextField, setServerError, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';

const fields = ['name', 'phone'] as const;

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
    register.mutate(walkIn, {
      onSuccess: ({ name, phone }) => {
        notify.success(`${name} registered`);
        onClose();
        onRegistered(phone);
      },
      onError: (error) =>
        setServerError(form, {
          field: fields.find((field) => field === error.field),
          message: messageFor(error, 'Failed to register'),
        }),
    });
  return (
    <Dialog
      title="Register walk-in"
      size="small"
      isOpen
      isDismissable={!register.isPending}
      onOpenChange={onClose}
    >
      <Form form={form} label="Register walk-in" onSubmit={submit}>
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
        <FormActions>
          <Button isDisabled={register.isPending} onPress={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            isPending={register.isPending}
            pendingLabel="Registering..."
          >
            Register
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

import { setPassword } from '@pitlane/shared-data/accounts';
import { usePortalClient } from '@pitlane/shared-data/client';
import { messageFor } from '@pitlane/shared-data/data-error';
import { sessionsQuery } from '@pitlane/shared-data/profile';
import { Button, Section } from '@pitlane/shared-ui/core';
import { Form, FormActions, setServerError, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { NewPasswordFields } from '../../password/new-password-fields.tsx';
import { newPasswordSchema, noPassword, passwordFailed } from '../../password/new-password-schema.ts';

export function PasswordForm() {
  const client = usePortalClient();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema: newPasswordSchema, defaultValues: noPassword });
  return (
    <Section title="Change Password" description="A new password signs you out on every device but this one.">
      <Form
        form={form}
        label="Change password"
        onSubmit={async ({ password }) => {
          try {
            await setPassword(client, password);
          } catch (error) {
            setServerError(form, { message: messageFor(error, passwordFailed) });
            return;
          }
          form.reset();
          notify.success('Your password has been changed');
          await queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
        }}
      >
        <NewPasswordFields />
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            isPending={form.formState.isSubmitting}
            pendingLabel="Saving..."
          >
            Change password
          </Button>
        </FormActions>
      </Form>
    </Section>
  );
}

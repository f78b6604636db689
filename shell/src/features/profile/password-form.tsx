import { setPassword } from '@pitlane/shared-data/accounts';
import { usePortalClient } from '@pitlane/shared-data/client';
import { DataError, messageFor } from '@pitlane/shared-data/data-error';
import { sessionsQuery } from '@pitlane/shared-data/profile';
import { Button, Section } from '@pitlane/shared-ui/core';
import { Form, FormActions, FormPasswordField, setServerError, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { NewPasswordFields } from '../../credentials/password/new-password-fields.tsx';
import {
  changedPasswordSchema,
  noPassword,
  passwordFailed,
} from '../../credentials/password/new-password-schema.ts';

export function PasswordForm() {
  const client = usePortalClient();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema: changedPasswordSchema, defaultValues: { current: '', ...noPassword } });
  return (
    <Section title="Change Password" description="A new password signs you out on every device but this one.">
      <Form
        form={form}
        label="Change password"
        onSubmit={async ({ current, password }) => {
          try {
            await setPassword(client, password, current);
          } catch (error) {
            const isCurrent = error instanceof DataError && error.field === 'current_password';
            setServerError(form, {
              ...(isCurrent && { field: 'current' }),
              message: messageFor(error, passwordFailed),
            });
            return;
          }
          form.reset();
          notify.success('Your password has been changed');
          await queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
        }}
      >
        <FormPasswordField name="current" label="Current Password" autoComplete="current-password" />
        <NewPasswordFields />
        <FormActions>
          <Button type="submit" isPending={form.formState.isSubmitting} pendingLabel="Saving...">
            Change password
          </Button>
        </FormActions>
      </Form>
    </Section>
  );
}

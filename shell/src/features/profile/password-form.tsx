import { setPassword } from '@pitlane/shared-data/accounts';
import { usePortalClient } from '@pitlane/shared-data/client';
import { useSave } from '@pitlane/shared-data/forms';
import { sessionsQuery } from '@pitlane/shared-data/profile';
import type * as z from '@pitlane/shared-data/schema';
import { Button, Section } from '@pitlane/shared-ui/core';
import { Form, FormActions, FormPasswordField, useZodForm } from '@pitlane/shared-ui/forms';
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
  const { save } = useSave({
    send: ({ current, password }: z.output<typeof changedPasswordSchema>) =>
      setPassword(client, password, current),
    fieldNames: { current_password: 'current' },
    failure: passwordFailed,
    onSaved: () => {
      form.reset();
      notify.success('Your password has been changed');
      void queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
  });
  return (
    <Section title="Change Password" description="A new password signs you out on every device but this one.">
      <Form form={form} label="Change password" onSubmit={save}>
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

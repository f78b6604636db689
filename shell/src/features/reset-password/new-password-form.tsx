import { setPassword } from '@pitlane/shared-data/accounts';
import { usePortalClient } from '@pitlane/shared-data/client';
import { DataError, messageFor } from '@pitlane/shared-data/data-error';
import { passwordSchema } from '@pitlane/shared-data/registration';
import * as z from '@pitlane/shared-data/schema';
import { openRecoveryLink } from '@pitlane/shared-data/session';
import { Button } from '@pitlane/shared-ui/core';
import { Form, FormPasswordField, setServerError, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

const schema = z.object({ password: passwordSchema, confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
  }),
);

const failed = 'The password could not be changed. Please try again.';

interface NewPasswordFormProps {
  token: string | null;
  /** The token has opened a session. */
  onUsed: () => void;
  /** The token was refused and cannot be used again. */
  onRefused: () => void;
}

/** Sets the new password, signing in with the link's token first where there is one. */
export function NewPasswordForm({ token, onUsed, onRefused }: NewPasswordFormProps) {
  const client = usePortalClient();
  const navigate = useNavigate();
  const form = useZodForm({ schema, defaultValues: { password: '', confirmPassword: '' } });
  const unused = useRef(token);

  const changePassword = async (password: string) => {
    if (unused.current) {
      const opened = await openRecoveryLink(client, unused.current);
      if (!opened.success) throw opened.error;
      // The token works once: should setting the password fail, the next attempt uses the session that it opened.
      unused.current = null;
      onUsed();
    }
    await setPassword(client, password);
  };

  return (
    <Form
      form={form}
      label="Set a new password"
      onSubmit={async ({ password }) => {
        try {
          await changePassword(password);
        } catch (error) {
          if (error instanceof DataError && error.kind === 'not-found') onRefused();
          else setServerError(form, { message: messageFor(error, failed) });
          return;
        }
        notify.success('Your password has been changed');
        await navigate(paths.dashboard, { replace: true });
      }}
    >
      <FormPasswordField
        name="password"
        label="New Password"
        description="4 to 12 characters"
        autoComplete="new-password"
      />
      <FormPasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isPending={form.formState.isSubmitting}
        pendingLabel="Saving..."
      >
        Save new password
      </Button>
    </Form>
  );
}

import { setPassword } from '@pitlane/shared-data/accounts';
import { usePortalClient } from '@pitlane/shared-data/client';
import { DataError } from '@pitlane/shared-data/data-error';
import { useSave } from '@pitlane/shared-data/forms';
import type * as z from '@pitlane/shared-data/schema';
import { openRecoveryLink } from '@pitlane/shared-data/session';
import { Button } from '@pitlane/shared-ui/core';
import { Form, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { NewPasswordFields } from '../../credentials/password/new-password-fields.tsx';
import {
  newPasswordSchema,
  noPassword,
  passwordFailed,
} from '../../credentials/password/new-password-schema.ts';
import { paths } from '../../paths.ts';

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
  const form = useZodForm({ schema: newPasswordSchema, defaultValues: noPassword });
  const unused = useRef(token);

  const changePassword = async ({ password }: z.output<typeof newPasswordSchema>) => {
    if (unused.current) {
      const opened = await openRecoveryLink(client, unused.current);
      if (!opened.success) throw opened.error;
      // The token works once: should setting the password fail, the next attempt uses the session that it opened.
      unused.current = null;
      onUsed();
    }
    await setPassword(client, password);
    notify.success('Your password has been changed');
    await navigate(paths.dashboard, { replace: true });
  };
  const { save } = useSave({
    send: changePassword,
    failure: passwordFailed,
    onSaved: () => undefined,
    onRefused: (error) => {
      if (error instanceof DataError && error.kind === 'not-found') onRefused();
    },
  });

  return (
    <Form form={form} label="Set a new password" onSubmit={save}>
      <NewPasswordFields />
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

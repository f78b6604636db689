import { DataError, messageFor } from '@pitlane/shared-data/data-error';
import { Button, Cluster, PlainForm, TextField } from '@pitlane/shared-ui/core';
import { type ReactNode, useState } from 'react';

interface CodeFormProps {
  /** The accessible name of the form. */
  label: string;
  submitLabel: string;
  isDanger?: boolean;
  /** Whether a recovery code does it, too. */
  takesRecoveryCode?: boolean;
  /** Whether the code is what its dialog opens for. */
  takesFocus?: boolean;
  /** Further buttons. */
  actions?: ReactNode;
  /** Takes the code. @throws {DataError} */
  send: (code: string) => Promise<unknown>;
}

const appCode = {
  label: 'Code from your authenticator app',
  description: 'Six digits',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
} as const;

const recoveryCode = {
  label: 'Recovery code',
  description: 'One of the codes that you copied. It works once.',
  autoComplete: 'off',
} as const;

/** Asks for a code of an authenticator app, or for a recovery code. */
export function CodeForm({
  label,
  submitLabel,
  isDanger = false,
  takesRecoveryCode = true,
  takesFocus = false,
  actions,
  send,
}: CodeFormProps) {
  const [byRecovery, setByRecovery] = useState(false);
  const submit = async (values: FormData) => {
    try {
      await send(String(values.get('code')));
      return undefined;
    } catch (error) {
      const message = messageFor(error, 'The code could not be checked. Please try again.');
      return error instanceof DataError && error.field === 'code'
        ? ({ field: 'code', message } as const)
        : message;
    }
  };
  return (
    <PlainForm<'code'>
      label={label}
      check={(values) => ({ code: !String(values.get('code')).trim() && 'Code is required' })}
      onSubmit={submit}
    >
      {({ isPending, field }) => (
        <>
          <TextField
            key={byRecovery ? 'recovery' : 'app'}
            {...field('code')}
            {...(byRecovery ? recoveryCode : appCode)}
            autoFocus={takesFocus}
            isRequired
            spellCheck={false}
          />
          <Cluster gap={2}>
            <Button
              type="submit"
              variant={isDanger ? 'danger' : 'primary'}
              isPending={isPending}
              pendingLabel="Checking..."
            >
              {submitLabel}
            </Button>
            {actions}
            {takesRecoveryCode && (
              <Button variant="quiet" isDisabled={isPending} onPress={() => setByRecovery(!byRecovery)}>
                {byRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
              </Button>
            )}
          </Cluster>
        </>
      )}
    </PlainForm>
  );
}

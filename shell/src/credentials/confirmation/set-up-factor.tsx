import { usePortalClient } from '@pitlane/shared-data/client';
import { DataError, messageFor } from '@pitlane/shared-data/data-error';
import {
  type AuthenticatorSecret,
  authenticatorUri,
  beginSetUp,
  finishSetUp,
} from '@pitlane/shared-data/second-factor';
import { Button, DescriptionList, PasswordField, PlainForm, Stack } from '@pitlane/shared-ui/core';
import { QrCode } from '@pitlane/shared-ui/qr-code';
import { useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** In groups of four, as people type it. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface SetUpFactorProps {
  doneLabel: string;
  /** The second factor is on and its recovery codes were shown. */
  onDone: () => void;
}

/** Sets up an authenticator app: the password, its secret, the first code, and the recovery codes. */
export function SetUpFactor({ doneLabel, onDone }: SetUpFactorProps) {
  const client = usePortalClient();
  const [begun, setBegun] = useState<AuthenticatorSecret>();
  const [codes, setCodes] = useState<string[]>();

  const begin = async (values: FormData) => {
    try {
      setBegun(await beginSetUp(client, String(values.get('current_password'))));
      return undefined;
    } catch (error) {
      const message = messageFor(error, 'The set-up could not be started. Please try again.');
      return error instanceof DataError && error.field === 'current_password'
        ? ({ field: 'current_password', message } as const)
        : message;
    }
  };

  if (codes) return <RecoveryCodes codes={codes} doneLabel={doneLabel} onDone={onDone} />;
  if (!begun)
    return (
      <PlainForm<'current_password'>
        label="Set up an authenticator app"
        check={(values) => ({ current_password: !values.get('current_password') && 'Password is required' })}
        onSubmit={begin}
      >
        {({ isPending, field }) => (
          <>
            <PasswordField
              {...field('current_password')}
              label="Current Password"
              autoComplete="current-password"
              isRequired
            />
            <div>
              <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Starting...">
                Set up an authenticator app
              </Button>
            </div>
          </>
        )}
      </PlainForm>
    );
  return (
    <Stack>
      <p>Scan this code with an authenticator app, or type the key into it.</p>
      <QrCode text={authenticatorUri(begun)} label="QR code for your authenticator app" />
      {/* As text, which wraps on a phone. */}
      <DescriptionList items={[{ label: 'Key', value: grouped(begun.secret) }]} />
      <p>Then enter the code that the app shows.</p>
      <CodeForm
        label="Switch on"
        submitLabel="Switch on"
        takesRecoveryCode={false}
        send={async (code) => setCodes(await finishSetUp(client, code))}
      />
    </Stack>
  );
}

import { usePortalClient } from '@pitlane/shared-data/client';
import { messageFor } from '@pitlane/shared-data/data-error';
import {
  type AuthenticatorSecret,
  authenticatorUri,
  beginSetUp,
  finishSetUp,
} from '@pitlane/shared-data/second-factor';
import { Button, DescriptionList, Stack } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
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

/** Sets up an authenticator app: its secret, the first code, and the recovery codes. */
export function SetUpFactor({ doneLabel, onDone }: SetUpFactorProps) {
  const client = usePortalClient();
  const [begun, setBegun] = useState<AuthenticatorSecret>();
  const [codes, setCodes] = useState<string[]>();
  const [isPending, setPending] = useState(false);

  const begin = async () => {
    setPending(true);
    try {
      setBegun(await beginSetUp(client));
    } catch (error) {
      notify.failure(messageFor(error, 'The set-up could not be started. Please try again.'));
    } finally {
      setPending(false);
    }
  };

  if (codes) return <RecoveryCodes codes={codes} doneLabel={doneLabel} onDone={onDone} />;
  if (!begun)
    return (
      <div>
        <Button variant="primary" isPending={isPending} pendingLabel="Starting..." onPress={begin}>
          Set up an authenticator app
        </Button>
      </div>
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

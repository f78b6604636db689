import { usePortalClient } from '@pitlane/shared-data/client';
import { messageFor } from '@pitlane/shared-data/data-error';
import { confirmAccount, openAfterSetUp } from '@pitlane/shared-data/second-factor';
import { confirmationOf, useSession } from '@pitlane/shared-data/session';
import { Button } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { CodeForm } from '../../credentials/confirmation/code-form.tsx';
import { SetUpFactor } from '../../credentials/confirmation/set-up-factor.tsx';
import { FullScreen } from '../../page/full-screen.tsx';
import { RotatingBackdrop } from '../../page/rotating-backdrop.tsx';

/** The second step of a sign-in. Once it is done, the guard of this page leads on. */
export function Component() {
  const { account, signOut } = useSession();
  const client = usePortalClient();
  const step = confirmationOf(account);
  const logOut = (
    <Button variant="quiet" onPress={() => void signOut()}>
      Log out
    </Button>
  );
  const open = () =>
    openAfterSetUp(client).catch((error: unknown) =>
      notify.failure(messageFor(error, 'The portal could not be opened. Please try again.')),
    );

  if (step === 'set_up')
    return (
      <FullScreen
        title="Set Up a Second Factor"
        description="This garage asks its managers to confirm each sign-in with a code from an authenticator app."
        backdrop={<RotatingBackdrop />}
      >
        <SetUpFactor doneLabel="Continue" onDone={() => void open()} />
        <div>{logOut}</div>
      </FullScreen>
    );
  return (
    <FullScreen
      title="Confirm Your Sign-in"
      description={account ? `You are signing in as ${account.email}.` : undefined}
      backdrop={<RotatingBackdrop />}
    >
      <CodeForm
        label="Confirm your sign-in"
        submitLabel="Confirm"
        send={(code) => confirmAccount(client, code)}
      />
      <p>No app and no codes left? Another manager can reset your second factor under Settings, Managers.</p>
      <div>{logOut}</div>
    </FullScreen>
  );
}

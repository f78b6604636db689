import { confirmationOf, useSession } from '@pitlane/shared-data/session';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { FullScreen } from '../../page/full-screen.tsx';
import { RotatingBackdrop } from '../../page/rotating-backdrop.tsx';
import { paths } from '../../paths.ts';
import { LinkExpired } from './link-expired.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/**
 * The target of the emailed link. Its token is used only when the new password is submitted, so that link scanners do not
 * use it up, and is then removed from the URL, also when it is refused. Signed-in users need no token.
 */
export function Component() {
  const { account } = useSession();
  const [searchParams, setSearchParams] = useSearchParams();
  const token = searchParams.get('token_hash');
  const [isRefused, setRefused] = useState(false);
  const removeToken = () => setSearchParams({}, { replace: true });
  // The mailbox alone sets no password where a second factor is on: then the new one is typed again.
  if (confirmationOf(account)) return <Navigate replace to={paths.confirmSignInTo(paths.resetPassword)} />;
  return (
    <FullScreen title="Set a new password" backdrop={<RotatingBackdrop />}>
      {!isRefused && (token || account) ? (
        <NewPasswordForm
          token={token}
          onUsed={removeToken}
          onRefused={() => {
            setRefused(true);
            removeToken();
          }}
        />
      ) : (
        <div role={isRefused ? 'alert' : undefined}>
          <LinkExpired />
        </div>
      )}
    </FullScreen>
  );
}

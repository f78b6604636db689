import { useSession } from '@pitlane/shared-data/session';
import { useSearchParams } from 'react-router';
import { FullScreen } from '../../page/full-screen.tsx';
import { RotatingBackdrop } from '../../page/rotating-backdrop.tsx';
import { LinkExpired } from './link-expired.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/**
 * Where the link of the mail leads. It carries a token that opens the account when the new password is sent, so that
 * a program that only looks at the link does not use it up; then it leaves the address. A person who is signed in already needs no token.
 */
export function Component() {
  const { account } = useSession();
  const [searchParams, setSearchParams] = useSearchParams();
  const token = searchParams.get('token_hash');
  return (
    <FullScreen title="Set a new password" backdrop={<RotatingBackdrop />}>
      {token || account ? (
        <NewPasswordForm token={token} onUsed={() => setSearchParams({}, { replace: true })} />
      ) : (
        <LinkExpired />
      )}
    </FullScreen>
  );
}

import type { RemoteRoute } from '@pitlane/shared-data/remote-contract';
import { useSession } from '@pitlane/shared-data/session';
import { Outlet } from 'react-router';

/**
 * Takes a screen away in the very moment in which its person signs out or changes role, before the guards have led
 * elsewhere: nothing of theirs stays in the page, and the screen does not ask the server once more, as nobody.
 */
export function PersonalPage({ roles, signedOut }: Pick<RemoteRoute, 'roles' | 'signedOut'>) {
  const { account } = useSession();
  if (!roles) return <Outlet />;
  const isTheirs = account ? roles.includes(account.role) : signedOut === 'screen';
  return isTheirs ? <Outlet /> : null;
}

import type { RemoteRoute } from '@pitlane/shared-data/remote-contract';
import { confirmationOf, useSession } from '@pitlane/shared-data/session';
import { Outlet } from 'react-router';

/**
 * Unmounts a screen as soon as the user signs out, changes role or has to confirm the sign-in, before the guards have redirected: none of their data
 * stays in the page, and the screen sends no request as a visitor.
 */
export function GuardedOutlet({ roles, signedOut }: Pick<RemoteRoute, 'roles' | 'signedOut'>) {
  const { account } = useSession();
  if (!roles) return <Outlet />;
  if (confirmationOf(account)) return null;
  const isTheirs = account ? roles.includes(account.role) : signedOut === 'screen';
  return isTheirs ? <Outlet /> : null;
}

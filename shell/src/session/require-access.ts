import type { RemoteRoute } from '@pitlane/shared-data/remote-contract';
import { confirmationOf, readSession } from '@pitlane/shared-data/session';
import { type MiddlewareFunction, redirect } from 'react-router';
import { paths } from '../paths.ts';
import { loginPath } from './login-path.ts';

/**
 * Redirects visitors to the login, who has to confirm the sign-in to the page for that, and users with another role to their own dashboard.
 * This is for convenience: the database decides what a role may read or do.
 */
export const requireAccess =
  ({ roles, signedOut }: Pick<RemoteRoute, 'roles' | 'signedOut'>): MiddlewareFunction =>
  async ({ request }) => {
    if (!roles) return;
    const account = await readSession();
    const { pathname, search } = new URL(request.url);
    if (confirmationOf(account)) throw redirect(paths.confirmSignInTo(pathname + search));
    if (account) {
      if (!roles.includes(account.role)) throw redirect(paths.dashboard);
    } else if (signedOut !== 'screen') {
      throw redirect(loginPath({ pathname, search }));
    }
  };

import type { RemoteRoute } from '@pitlane/shared-data/remote-contract';
import { readSession } from '@pitlane/shared-data/session';
import { type MiddlewareFunction, redirect } from 'react-router';
import { paths } from '../paths.ts';
import { loginPath } from './login-path.ts';

/**
 * Redirects visitors to the login, and users with another role to their own dashboard (spec section 6).
 * This is for convenience: the database decides what a role may read or do.
 */
export const requireAccess =
  ({ roles, signedOut }: Pick<RemoteRoute, 'roles' | 'signedOut'>): MiddlewareFunction =>
  async ({ request }) => {
    if (!roles) return;
    const account = await readSession();
    if (account) {
      if (!roles.includes(account.role)) throw redirect(paths.dashboard);
    } else if (signedOut !== 'screen') {
      throw redirect(loginPath(new URL(request.url)));
    }
  };

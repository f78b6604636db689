import { confirmationOf, readSession } from '@pitlane/shared-data/session';
import { type MiddlewareFunction, redirect } from 'react-router';
import { paths } from '../paths.ts';
import { destinationAfterLogin } from './login-path.ts';

/** Leads on whoever has nothing to confirm, and visitors to the login. */
export const redirectConfirmed: MiddlewareFunction = async ({ request }) => {
  const account = await readSession();
  const next = destinationAfterLogin(new URL(request.url).searchParams);
  if (!confirmationOf(account)) throw redirect(account ? next : paths.loginTo(next));
};

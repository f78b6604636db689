import { readSession } from '@pitlane/shared-data/session';
import { type MiddlewareFunction, redirect } from 'react-router';
import { destinationAfterLogin } from './login-path.ts';

/** Redirects signed-in users away from the login. */
export const redirectSignedIn: MiddlewareFunction = async ({ request }) => {
  const account = await readSession();
  if (account) throw redirect(destinationAfterLogin(new URL(request.url).searchParams));
};

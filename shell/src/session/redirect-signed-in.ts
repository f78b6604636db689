import { readSession } from '@pitlane/shared-data/session';
import { type MiddlewareFunction, redirect } from 'react-router';
import { destinationAfterLogin } from './login-path.ts';

/** A person who is signed in has no use for the login. */
export const redirectSignedIn: MiddlewareFunction = async ({ request }) => {
  const account = await readSession();
  if (account) throw redirect(destinationAfterLogin(new URL(request.url).searchParams));
};

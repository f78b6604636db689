import type { Account } from '../accounts/account.ts';
import { socialSignInFinished } from './finish-social-sign-in.ts';
import { sessionState } from './session-state.ts';

/**
 * Who is signed in, for a route's guard. It reads the browser's storage, so that a guard never waits for the server,
 * but for the one page on which a sign-in with an account held elsewhere ends.
 */
export async function readSession(): Promise<Account | null> {
  await socialSignInFinished();
  return sessionState().account;
}

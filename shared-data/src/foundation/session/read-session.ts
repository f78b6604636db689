import type { Account } from './account.ts';
import { sessionState } from './session-state.ts';
import { socialSignInFinished } from './sign-in/finish-social-sign-in.ts';

/**
 * The session for route guards. Reads the browser's storage, so that a guard never waits for the server, except on the
 * redirect page of a social sign-in.
 */
export async function readSession(): Promise<Account | null> {
  await socialSignInFinished();
  return sessionState().account;
}

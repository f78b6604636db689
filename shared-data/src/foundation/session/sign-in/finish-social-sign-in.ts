import type { PortalClient } from '../../client/client.ts';
import { enterState, sessionState } from '../session-state.ts';
import { enterAccount } from './enter-account.ts';
import { returnedCode } from './social-return.ts';

async function exchange(portal: PortalClient, code: string): Promise<void> {
  try {
    const auth = await portal.auth();
    const { error } = await auth.exchangeCodeForSession(code);
    const answer = error ? undefined : await enterAccount(portal);
    if (!answer?.success) enterState(null, 'refused');
  } catch {
    enterState(null, 'refused');
  }
}

let isStarted = false;
const finished = Promise.withResolvers<void>();

/**
 * Completes a social sign-in on the OAuth redirect page; the session is 'loading' until then. The session is remembered,
 * because a social sign-in has no "remember me".
 */
export async function finishSocialSignIn(portal: PortalClient): Promise<void> {
  if (!returnedCode || isStarted || sessionState().status !== 'loading') return;
  isStarted = true;
  await exchange(portal, returnedCode);
  finished.resolve();
}

/** Resolves when a social sign-in has completed; immediately on other pages. */
export const socialSignInFinished = (): Promise<void> =>
  sessionState().status === 'loading' ? finished.promise : Promise.resolve();

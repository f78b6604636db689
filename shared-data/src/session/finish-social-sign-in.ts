import type { PortalClient } from '@pitlane/shared-data/client';
import { enterAccount } from './enter-account.ts';
import { enterState, sessionState } from './session-state.ts';
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
 * Ends a sign-in with an account held elsewhere, where this page is its return; the session is 'loading' until then.
 * Such a session is remembered, as nobody was asked.
 */
export async function finishSocialSignIn(portal: PortalClient): Promise<void> {
  if (!returnedCode || isStarted || sessionState().status !== 'loading') return;
  isStarted = true;
  await exchange(portal, returnedCode);
  finished.resolve();
}

/** Resolves once such a sign-in has ended; at once on every other page. */
export const socialSignInFinished = (): Promise<void> =>
  sessionState().status === 'loading' ? finished.promise : Promise.resolve();

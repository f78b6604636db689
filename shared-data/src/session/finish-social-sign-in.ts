import { authClient } from '@pitlane/shared-data/client';
import { enterAccount } from './enter-account.ts';
import { enterState, sessionState } from './session-state.ts';
import { returnedCode } from './social-return.ts';

let finishing: Promise<void> | undefined;

async function exchange(code: string): Promise<void> {
  try {
    const auth = await authClient();
    const { error } = await auth.exchangeCodeForSession(code);
    const answer = error ? undefined : await enterAccount();
    if (!answer?.success) enterState(null, 'refused');
  } catch {
    enterState(null, 'refused');
  }
}

/**
 * Ends a sign-in with an account held elsewhere, where this page is its return; otherwise there is nothing to wait
 * for. Such a session is remembered: the choice was not asked for.
 */
export async function finishSocialSignIn(): Promise<void> {
  if (returnedCode && sessionState().status === 'loading') finishing ??= exchange(returnedCode);
  await finishing;
}

import { type GoTrueClient, type PortalClient, sessionArea, tokenKey } from '@pitlane/shared-data/client';
import { getCurrentAccount } from './current-account.ts';
import { enterState, sessionState } from './session-state.ts';
import { forgetSession, hasLostToken, readStoredAccount, storeAccount } from './stored-account.ts';

let running: Promise<void> | undefined;

/** Signs out with a reason when the token could not be renewed any more. */
function signOutOnExpiry(auth: GoTrueClient) {
  auth.onAuthStateChange((event) => {
    // Other tabs are heard here too. A sign-out removes the user record first, and a session of our own goes on.
    const isOurs = event === 'SIGNED_OUT' && sessionArea.getItem(tokenKey) === null;
    if (!isOurs || !sessionState().account) return;
    forgetSession();
    enterState(null, 'expired');
  });
}

/** From now on a token that cannot be renewed ends the session. */
export const watchForExpiry = (portal: PortalClient): void => portal.onAuthCreated(signOutOnExpiry);

async function revalidate(portal: PortalClient) {
  const before = sessionState().account;
  if (!before) return;
  // Without a token the request would go out as a visitor's, and its answer would say nothing about this person.
  if (!(await portal.token())) return;
  const answer = await getCurrentAccount(portal);
  if (!answer.success || sessionState().account?.id !== before.id) return;
  if (answer.data) {
    storeAccount(answer.data);
    enterState(answer.data);
  } else {
    forgetSession();
    enterState(null, 'removed');
  }
}

/**
 * Asks the server who the signed-in person is now: a changed role takes effect, a deleted account signs out.
 * Without an answer the stored record stands. Never rejects.
 */
export function revalidateSession(portal: PortalClient): Promise<void> {
  running ??= revalidate(portal)
    .catch(() => undefined)
    .finally(() => {
      running = undefined;
    });
  return running;
}

/** Takes over what the browser's storage holds now, after another tab changed it. */
export function adoptStoredSession(): void {
  const account = readStoredAccount();
  if (!account && !sessionState().account) return;
  enterState(account, hasLostToken() ? 'expired' : null);
}

import { fail, type Result } from '../answers/result.ts';
import { toDataError } from '../answers/to-data-error.ts';
import { type AuthClient, type PortalClient, sessionArea, tokenKey } from '../client/client.ts';
import type { Account } from './account.ts';
import { getCurrentAccount } from './current-account.ts';
import { enterState, sessionState } from './session-state.ts';
import { forgetSession, hasLostToken, readStoredAccount, storeAccount } from './stored-account.ts';

let running: Promise<void> | undefined;

/** Signs out with a reason when the token could not be renewed. */
function signOutOnExpiry(auth: AuthClient) {
  auth.onAuthStateChange((event) => {
    // Also receives other tabs' events. A sign-out removes the account first; this tab's own session continues.
    const isOurs = event === 'SIGNED_OUT' && sessionArea.getItem(tokenKey) === null;
    if (!isOurs || !sessionState().account) return;
    forgetSession();
    enterState(null, 'expired');
  });
}

const isRefused = (answer: Result<unknown>) => !answer.success && answer.error.kind === 'signed-out';

export const watchForExpiry = (portal: PortalClient): void => portal.onAuthCreated(signOutOnExpiry);

/**
 * The account, asked for again with a renewed token when the server refuses the current one, for example because its keys
 * have changed.
 */
async function fetchAccount(portal: PortalClient): Promise<Result<Account | null>> {
  const answer = await getCurrentAccount(portal);
  if (!isRefused(answer)) return answer;
  const { error } = await (await portal.auth()).refreshSession();
  if (!error) return getCurrentAccount(portal);
  const reason = toDataError(error);
  return reason.kind === 'offline' ? fail(reason) : answer;
}

async function revalidate(portal: PortalClient) {
  const before = sessionState().account;
  if (!before) return;
  // Without a token the request would be a visitor's, and its response would not concern this user.
  if (!(await portal.token())) {
    if (sessionArea.getItem(tokenKey) === null) adoptStoredSession();
    return;
  }
  const answer = await fetchAccount(portal);
  if (sessionState().account?.id !== before.id) return;
  if (isRefused(answer)) {
    forgetSession();
    enterState(null, 'expired');
  }
  if (!answer.success) return;
  if (answer.data) {
    storeAccount(answer.data);
    enterState(answer.data);
  } else {
    forgetSession();
    enterState(null, 'removed');
  }
}

/**
 * Refetches the signed-in user's account: a changed role takes effect; a deleted account, or a token that the server
 * refuses and does not renew, signs out. Without a response the stored account stays. Never rejects.
 */
export function revalidateSession(portal: PortalClient): Promise<void> {
  running ??= revalidate(portal)
    .catch(() => undefined)
    .finally(() => {
      running = undefined;
    });
  return running;
}

/** Adopts the session in the browser's storage after another tab changed it. */
export function adoptStoredSession(): void {
  const account = readStoredAccount();
  if (!account && !sessionState().account) return;
  enterState(account, hasLostToken() ? 'expired' : null);
}

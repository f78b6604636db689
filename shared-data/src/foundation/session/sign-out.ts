import { type PortalClient, sessionArea, storedToken } from '../client/client.ts';
import { enterState } from './session-state.ts';
import { forgetSession } from './stored-account.ts';

/** Written at each sign-out, so that tabs with their own session sign out too. */
export const signedOutKey = 'pitlane.signed-out';

/** Ends the session on the server; if the request fails, it expires there. */
async function revoke(portal: PortalClient, token: string): Promise<void> {
  try {
    const auth = await portal.auth();
    await auth.admin.signOut(token, 'local');
  } catch {
    return;
  }
}

/** Ends this tab's session: immediately here, in the background on the server. */
export function endSession(portal: PortalClient): Promise<void> {
  const token = storedToken()?.access_token;
  forgetSession();
  enterState(null);
  return token ? revoke(portal, token) : Promise.resolve();
}

/** Forgets the session of a closed account in every tab; the server has ended it. */
export function leaveClosedAccount(): void {
  forgetSession();
  enterState(null, 'closed');
  sessionArea.announce(signedOutKey, `${Date.now()} ${Math.random()}`);
}

/** Signs out in every tab of the browser. Never waits for the server. */
export async function signOut(portal: PortalClient): Promise<void> {
  void endSession(portal);
  sessionArea.announce(signedOutKey, `${Date.now()} ${Math.random()}`);
}

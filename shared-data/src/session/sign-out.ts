import { type PortalClient, sessionArea, storedToken } from '@pitlane/shared-data/client';
import { enterState } from './session-state.ts';
import { forgetSession } from './stored-account.ts';

/** Written at each sign-out, so that tabs with a session of their own end it too. */
export const signedOutKey = 'pitlane.signed-out';

/** Tells the server to end the session. Where it cannot be told, the session ends there by running out. */
async function revoke(portal: PortalClient, token: string): Promise<void> {
  try {
    const auth = await portal.auth();
    await auth.admin.signOut(token, 'local');
  } catch {
    return;
  }
}

/** Ends the session of this tab: at once here, and as soon as it can be told on the server. */
export function endSession(portal: PortalClient): Promise<void> {
  const token = storedToken()?.access_token;
  forgetSession();
  enterState(null);
  return token ? revoke(portal, token) : Promise.resolve();
}

/** Signs the person out, in every tab of the browser. Never waits for the server. */
export async function signOut(portal: PortalClient): Promise<void> {
  void endSession(portal);
  sessionArea.announce(signedOutKey, `${Date.now()} ${Math.random()}`);
}

import { unwrap } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import { getCurrentAccount, replaceAccount } from '../../foundation/session/session.ts';
import type { AuthenticatorSecret } from './second-factor-answers.ts';
import { beginSecondFactor, confirmSignIn, switchOnSecondFactor } from './second-factor-api.ts';

/** Confirms the sign-in with a code; the whole portal then opens. @throws {DataError} */
export async function confirmAccount(portal: PortalClient, code: string): Promise<void> {
  replaceAccount(await unwrap(confirmSignIn(portal, code)));
}

/** A new secret for an authenticator app, after the password. @throws {DataError} with the field `current_password` */
export const beginSetUp = (portal: PortalClient, password: string): Promise<AuthenticatorSecret> =>
  unwrap(beginSecondFactor(portal, password));

/** Switches the second factor on with the first code, and resolves to the recovery codes. @throws {DataError} */
export const finishSetUp = async (portal: PortalClient, code: string): Promise<string[]> =>
  (await unwrap(switchOnSecondFactor(portal, code))).recovery_codes;

/** Opens the portal after a set-up that had to come first. @throws {DataError} */
export async function openAfterSetUp(portal: PortalClient): Promise<void> {
  const account = await unwrap(getCurrentAccount(portal));
  if (account) replaceAccount(account);
}

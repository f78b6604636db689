import { unwrap } from '../foundation/answers/result.ts';
import type { PortalClient } from '../foundation/client/client.ts';
import type { CustomerAccount, MechanicAccount } from '../foundation/session/account.ts';
import { signIn } from '../foundation/session/session.ts';
import type { Invitation } from './accounts-answers.ts';
import {
  type AcceptedInvitation,
  acceptInvitation,
  changePassword,
  type Registration,
  readInvitation,
  registerCustomer,
} from './accounts-api.ts';

// Plain functions instead of mutations: they change nothing in the query cache.

/** Creates a customer account and signs in, for which Auth may demand a captcha token. @throws {DataError} */
export async function register(
  portal: PortalClient,
  registration: Registration,
  captchaToken?: string,
): Promise<CustomerAccount> {
  const account = await unwrap(registerCustomer(portal, registration));
  // A failed sign-in is not an error: the account exists, and the dashboard redirects to the login.
  await signIn(portal, registration.email, registration.password, false, captchaToken);
  return account;
}

/** Who an invitation is for; every wrong code counts as an attempt to register. @throws {DataError} */
export const loadInvitation = (portal: PortalClient, code: string): Promise<Invitation> =>
  unwrap(readInvitation(portal, code));

/** Claims an invited customer's account and signs in. @throws {DataError} */
export async function claimAccount(
  portal: PortalClient,
  invitation: AcceptedInvitation,
): Promise<CustomerAccount | MechanicAccount> {
  const account = await unwrap(acceptInvitation(portal, invitation));
  // As after a registration.
  await signIn(portal, invitation.email, invitation.password, false);
  return account;
}

/** Sets the signed-in user's password and ends their other sessions. @throws {DataError} */
export const setPassword = (portal: PortalClient, newPassword: string, current?: string): Promise<unknown> =>
  unwrap(changePassword(portal, newPassword, current));

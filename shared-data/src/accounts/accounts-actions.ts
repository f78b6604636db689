import type { PortalClient } from '@pitlane/shared-data/client';
import { signIn } from '@pitlane/shared-data/session';
import { unwrap } from '../result/result.ts';
import type { CustomerAccount } from './account.ts';
import { changePassword, type Registration, registerCustomer } from './accounts-api.ts';

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

/** Sets the signed-in user's password and ends their other sessions. @throws {DataError} */
export const setPassword = (portal: PortalClient, newPassword: string): Promise<unknown> =>
  unwrap(changePassword(portal, newPassword));

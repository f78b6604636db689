import type { PortalClient } from '@pitlane/shared-data/client';
import { signIn } from '@pitlane/shared-data/session';
import { unwrap } from '../result/result.ts';
import type { CustomerAccount } from './account.ts';
import { changePassword, type Registration, registerCustomer } from './accounts-api.ts';

// Plain functions: nothing that the query cache holds depends on them, and the screens that call them do without it.

/** Makes a customer account and signs in. @throws {DataError} */
export async function register(portal: PortalClient, registration: Registration): Promise<CustomerAccount> {
  const account = await unwrap(registerCustomer(portal, registration));
  // The account exists now, whatever becomes of the sign-in: without one the dashboard leads to the login.
  await signIn(portal, registration.email, registration.password, false);
  return account;
}

/** Sets the signed-in person's password. Their other sessions end. @throws {DataError} */
export const setPassword = (portal: PortalClient, newPassword: string): Promise<unknown> =>
  unwrap(changePassword(portal, newPassword));

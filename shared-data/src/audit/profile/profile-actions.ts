import { unwrap } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { Account } from '../../foundation/session/account.ts';
import { leaveClosedAccount, replaceAccount } from '../../foundation/session/session.ts';
import { closeAccount, getOwnData, updateProfile } from './profile-api.ts';
import type { ProfileDetails } from './profile-details.ts';

/** Saves the own details; the whole portal shows them at once. @throws {DataError} */
export async function saveProfile(portal: PortalClient, details: ProfileDetails): Promise<Account> {
  const account = await unwrap(updateProfile(portal, details));
  replaceAccount(account);
  return account;
}

/** All own data of a customer as the text of a JSON file. @throws {DataError} */
export const exportOwnData = async (portal: PortalClient): Promise<string> =>
  JSON.stringify(await unwrap(getOwnData(portal)), null, 2);

/** Closes the customer's account for good, and signs out with that reason. @throws {DataError} */
export const closeOwnAccount = (portal: PortalClient, password: string): Promise<void> =>
  portal.endSession(async (request) => {
    await unwrap(closeAccount(request, password));
    leaveClosedAccount();
  });

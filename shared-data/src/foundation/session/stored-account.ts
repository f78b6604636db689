import { sessionArea, tokenKey } from '../client/client.ts';
import { object, string, validate } from '../schema/validators.ts';
import type { Account, Role } from './account.ts';

/** The storage key of the account, stored with the token so that a reload shows it immediately. */
export const accountKey = 'pitlane.account';

const recordSchema = object({
  id: string((id) => id !== ''),
  name: string(),
  email: string(),
  phone: string(),
  role: string(),
});

const roles: readonly string[] = ['customer', 'mechanic', 'manager'] satisfies Role[];

/** An unknown role counts as a customer. */
const withKnownRole = (record: Account): Account =>
  roles.includes(record.role) ? record : { ...record, role: 'customer', customer_id: record.id };

function parseRecord(text: string): Account | null {
  try {
    const record: unknown = JSON.parse(text);
    validate(recordSchema, record);
    return withKnownRole(record as Account);
  } catch {
    return null;
  }
}

export const storeAccount = (account: Account): void =>
  sessionArea.setItem(accountKey, JSON.stringify(account));

/** Removes account and token. The account first: a token missing alone means that it expired. */
export function forgetSession(): void {
  sessionArea.removeItem(accountKey);
  sessionArea.removeItem(tokenKey);
}

/** Whether Supabase Auth removed the token of a user who did not sign out. */
export const hasLostToken = (): boolean =>
  sessionArea.getItem(accountKey) !== null && sessionArea.getItem(tokenKey) === null;

/** The stored account; null without an account or a token. An unreadable one ends the session. */
export function readStoredAccount(): Account | null {
  const text = sessionArea.getItem(accountKey);
  if (text === null || sessionArea.getItem(tokenKey) === null) return null;
  const account = parseRecord(text);
  if (!account) forgetSession();
  return account;
}

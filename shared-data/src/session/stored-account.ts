import { sessionArea, tokenKey } from '@pitlane/shared-data/client';
import * as z from '@pitlane/shared-data/schema';
import type { Account } from '../accounts/account.ts';

/** Where the user record lies, beside the token, so that a reload shows it at once. */
export const accountKey = 'pitlane.account';

const recordSchema = z.looseObject({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(['customer', 'mechanic', 'manager']),
});

function parseRecord(text: string): Account | null {
  try {
    const record: unknown = JSON.parse(text);
    return z.safeParse(recordSchema, record).success ? (record as Account) : null;
  } catch {
    return null;
  }
}

export const storeAccount = (account: Account): void =>
  sessionArea.setItem(accountKey, JSON.stringify(account));

/** Removes token and user record from this browser. The record goes first: a token that is missing alone ran out. */
export function forgetSession(): void {
  sessionArea.removeItem(accountKey);
  sessionArea.removeItem(tokenKey);
}

/** Whether Supabase Auth gave up the token of a person who did not sign out. */
export const hasLostToken = (): boolean =>
  sessionArea.getItem(accountKey) !== null && sessionArea.getItem(tokenKey) === null;

/** The stored user record. One that cannot be read ends the session; one without its token, or none, is nobody. */
export function readStoredAccount(): Account | null {
  const text = sessionArea.getItem(accountKey);
  if (text === null || sessionArea.getItem(tokenKey) === null) return null;
  const account = parseRecord(text);
  if (!account) forgetSession();
  return account;
}

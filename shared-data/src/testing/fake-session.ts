import { tokenKey } from '../foundation/client/client.ts';
import type { Account } from '../foundation/session/account.ts';
import { adoptStoredSession } from '../foundation/session/revalidate.ts';
import { enterState } from '../foundation/session/session-state.ts';
import { accountKey } from '../foundation/session/stored-account.ts';
import { type FakeResponse, fakeBackend, refuse } from './fake-backend.ts';
import { connectTestPortal } from './test-portal.ts';

/** Supabase Auth's response to a sign-in; valid for an hour by default. */
export const tokenOf = (id: string, seconds = 3600) => ({
  access_token: `access ${id}`,
  refresh_token: `refresh ${id}`,
  token_type: 'bearer',
  expires_in: seconds,
  expires_at: Math.floor(Date.now() / 1000) + seconds,
  user: { id, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '2026-01-01T00:00:00Z' },
});

/** A fake backend where `account` can sign in. */
export const backendOf = (account: Account | null, responses: Record<string, FakeResponse> = {}) =>
  fakeBackend({
    'auth/v1/token': () => tokenOf(account?.id ?? 'someone'),
    'auth/v1/logout': undefined,
    'rpc/current_account': account,
    ...responses,
  });

export const refuseSignIn = (status: number, error_code: string) => () =>
  refuse(status, { code: error_code, message: error_code, error_code } as never);

/** Resets the browser's storage and connects the test portal to a backend. */
export function openBrowser(backend: { fetch: typeof fetch }): void {
  localStorage.clear();
  sessionStorage.clear();
  enterState(null);
  connectTestPortal(backend);
}

/** Stores a session as a sign-in or another tab does. */
export function storeSession(storage: Storage, account: Account, token = tokenOf(account.id)): void {
  storage.setItem(tokenKey, JSON.stringify(token));
  storage.setItem(accountKey, JSON.stringify(account));
}

/** The storage event that a browser sends when another tab changes the storage. */
export const dispatchStorageEvent = (key: string | null): boolean =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

/** Starts a test with a signed-in user and a fake backend. */
export function startSignedIn(account: Account | null, responses: Record<string, FakeResponse> = {}) {
  const backend = backendOf(account, responses);
  openBrowser(backend);
  if (account) storeSession(localStorage, account);
  adoptStoredSession();
  return backend;
}

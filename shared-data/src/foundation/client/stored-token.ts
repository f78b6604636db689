import { sessionArea, tokenKey } from './session-area.ts';

/** Milliseconds before expiry at which a token is renewed; the same margin as Supabase Auth's. */
const margin = 90_000;

interface StoredToken {
  access_token?: string;
  /** In seconds. */
  expires_at?: number;
}

/** The token stored by Supabase Auth, perhaps expired; `undefined` without a readable one. */
export function storedToken(): StoredToken | undefined {
  try {
    return JSON.parse(sessionArea.getItem(tokenKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The stored token unless it must be renewed first. */
export function freshToken(): string | undefined {
  const { access_token: token, expires_at: end = 0 } = storedToken() ?? {};
  return end * 1000 - Date.now() > margin ? token : undefined;
}

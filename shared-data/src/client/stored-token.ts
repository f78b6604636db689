import { sessionArea, tokenKey } from './session-area.ts';

/** Milliseconds before its end at which a token is renewed; Supabase Auth's own margin. */
const margin = 90_000;

interface StoredToken {
  access_token?: string;
  /** In seconds. */
  expires_at?: number;
}

/** The token as Supabase Auth stored it, whatever it is still worth; `undefined` where there is none to read. */
export function storedToken(): StoredToken | undefined {
  try {
    return JSON.parse(sessionArea.getItem(tokenKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The stored token where it is good for a while, so that nothing needs to be renewed before it is sent. */
export function freshToken(): string | undefined {
  const { access_token: token, expires_at: end = 0 } = storedToken() ?? {};
  return end * 1000 - Date.now() > margin ? token : undefined;
}

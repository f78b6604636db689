import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import { sessionArea, tokenKey } from './session-area.ts';

export type { GoTrueClient };

/** The half of a Supabase backend that keeps accounts; `base` is the project's address, `send` does the requests. */
export const createAuthClient = (base: string, key: string, send: typeof fetch): GoTrueClient =>
  new AuthClient({
    url: new URL('auth/v1', base).href,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    flowType: 'pkce',
    storage: sessionArea,
    storageKey: tokenKey,
    fetch: send,
  });

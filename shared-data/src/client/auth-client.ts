import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import { sessionArea, tokenKey } from './session-area.ts';

export type { GoTrueClient };

/** The client of Supabase Auth; `base` is the project's URL. */
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

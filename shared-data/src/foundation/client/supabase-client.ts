import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import { sessionArea, tokenKey } from './session-area.ts';

/** Tables, functions, files and Realtime of the backend. */
export type DataClient = SupabaseClient<Database>;

/** The client of Supabase Auth. */
export type AuthClient = DataClient['auth'];

/** Returns the signed-in user's access token; without one a request is a visitor's. */
type ReadToken = () => Promise<string | undefined>;

/**
 * The client for data. It has no session of its own: `readToken` knows one without loading or locking anything.
 * `base` is the project's URL, `key` its publishable key.
 */
export const createDataClient = (
  base: string,
  key: string,
  send: typeof fetch,
  readToken: ReadToken,
): DataClient =>
  createClient<Database>(base, key, {
    accessToken: async () => (await readToken()) ?? null,
    global: { fetch: send },
    // The query cache retries: it knows which screens still need the result.
    db: { retry: false },
  });

/** The client for accounts: it signs in, keeps the session and renews its token. */
export const createAuthClient = (base: string, key: string, send: typeof fetch): AuthClient =>
  createClient<Database>(base, key, {
    global: { fetch: send },
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
      flowType: 'pkce',
      storage: sessionArea,
      storageKey: tokenKey,
    },
  }).auth;

import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import { fetchWithin } from './fetch-within.ts';
import { sessionArea, tokenKey } from './session-area.ts';

/** Milliseconds after which the server counts as out of reach. */
const patience = 15_000;

/** The one client of the page. It opens no realtime connection: the embedded backend has none. */
export const createPortalClient = (url: string, key: string, send: typeof fetch): SupabaseClient<Database> =>
  createClient<Database>(url, key, {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
      flowType: 'pkce',
      storage: sessionArea,
      storageKey: tokenKey,
    },
    // Retrying is the query cache's business: it knows which screens still want the answer.
    db: { retry: false },
    global: { fetch: fetchWithin(patience, send) },
  });

import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from './database.types.ts';
import { fetchWithin } from './fetch-within.ts';
import { sessionArea, tokenKey } from './session-area.ts';

/** Milliseconds after which the server counts as out of reach. */
const patience = 15_000;

/** The two halves of a Supabase backend that the portal uses: tables with functions, and accounts. */
export class PortalClient extends PostgrestClient<Database> {
  readonly auth: GoTrueClient;

  /** `url` and publishable `key` of the project; `send` does the requests. */
  constructor(url: string, key: string, send: typeof fetch) {
    const base = url.endsWith('/') ? url : `${url}/`;
    const patient = fetchWithin(patience, send);
    const auth = new AuthClient({
      url: new URL('auth/v1', base).href,
      headers: { apikey: key, Authorization: `Bearer ${key}` },
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
      flowType: 'pkce',
      storage: sessionArea,
      storageKey: tokenKey,
      fetch: patient,
    });
    super(new URL('rest/v1', base).href, {
      headers: { apikey: key },
      fetch: asPerson(auth, key, patient),
      // Retrying is the query cache's business: it knows which screens still want the answer.
      retry: false,
    });
    this.auth = auth;
  }
}

/** A `fetch` that sends the token of whoever is signed in, else the public key, which stands for a visitor. */
const asPerson =
  (auth: GoTrueClient, key: string, send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const { data } = await auth.getSession();
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${data.session?.access_token ?? key}`);
    return send(input, { ...init, headers });
  };

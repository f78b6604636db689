import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from './database.types.ts';

/** Returns the signed-in user's access token; without one a request is a visitor's. */
type ReadToken = () => Promise<string | undefined>;

/** The client of PostgREST: tables and functions. */
export class DataClient extends PostgrestClient<Database> {
  /** `base` is the project's URL, `key` its publishable key. */
  constructor(base: string, key: string, send: typeof fetch, readToken: ReadToken) {
    super(new URL('rest/v1', base).href, {
      headers: { apikey: key },
      fetch: withToken(readToken, key, send),
      // The query cache retries: it knows which screens still need the result.
      retry: false,
    });
  }
}

/** A `fetch` that sends the user's access token, else the publishable key, which means a visitor. */
const withToken =
  (readToken: ReadToken, key: string, send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${(await readToken()) ?? key}`);
    return send(input, { ...init, headers });
  };

import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from './database.types.ts';

/** Answers the token of whoever is signed in; without one a request goes out as a visitor's. */
type ReadToken = () => Promise<string | undefined>;

/** The half of a Supabase backend that keeps the data: tables and functions. */
export class DataClient extends PostgrestClient<Database> {
  /** `base` address and publishable `key` of the project; `send` does the requests. */
  constructor(base: string, key: string, send: typeof fetch, readToken: ReadToken) {
    super(new URL('rest/v1', base).href, {
      headers: { apikey: key },
      fetch: withToken(readToken, key, send),
      // Retrying is the query cache's business: it knows which screens still want the answer.
      retry: false,
    });
  }
}

/** A `fetch` that sends the token of whoever is signed in, else the public key, which stands for a visitor. */
const withToken =
  (readToken: ReadToken, key: string, send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${(await readToken()) ?? key}`);
    return send(input, { ...init, headers });
  };

import { toDataError } from '../data-error/to-data-error.ts';
import type { PortalConfig } from '../portal-config/portal-config.ts';
import { fail, type Result, succeed } from '../result/result.ts';
import type { GoTrueClient } from './auth-client.ts';
import { type BackendConnection, trackConnectivity } from './backend-connection.ts';
import type { DataClient } from './data-client.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';
import { loadOnce } from './load-once.ts';
import { sessionArea, tokenKey } from './session-area.ts';
import { freshToken } from './stored-token.ts';

interface Reply {
  data: unknown;
  error: unknown;
  status: number;
}

type AuthListener = (auth: GoTrueClient) => void;

/** How a portal reaches its backend. The shell makes one; React finds it by `usePortalClient`, a query by `portalOf`. */
export interface PortalClient {
  config: PortalConfig;
  connection: BackendConnection;
  /**
   * Sends one request and answers with its data. Never rejects.
   * `T` is what the function or table is documented to send; the tests against the backend hold it to that.
   */
  request: <T>(build: (data: DataClient) => PromiseLike<Reply>) => Promise<Result<T>>;
  /** Loads the code for requests ahead of the first one. */
  preload: () => Promise<unknown>;
  /** Requests a sign of life, which `connection` records. Never rejects. */
  probe: () => Promise<void>;
  /** The client of the accounts, loaded for signing in and for renewing a token: to show a page none is needed. */
  auth: () => Promise<GoTrueClient>;
  /** Calls the listener once there is a client of the accounts, before it does anything. */
  onAuthCreated: (listener: AuthListener) => void;
  /** The token of whoever is signed in, renewed where it has run out. */
  token: () => Promise<string | undefined>;
}

interface PortalClientOptions {
  /** What sends the requests; the browser's own `fetch` unless told. */
  fetch?: typeof fetch;
}

const requestTimeout = 15_000;
const probeTimeout = 5000;

const baseOf = ({ supabaseUrl }: PortalConfig) =>
  supabaseUrl.endsWith('/') ? supabaseUrl : `${supabaseUrl}/`;

export function createPortalClient(
  config: PortalConfig,
  { fetch: send = (input, init) => fetch(input, init) }: PortalClientOptions = {},
): PortalClient {
  const base = baseOf(config);
  const key = config.supabaseKey;
  const tracked = trackConnectivity(send);
  const request = fetchWithTimeout(requestTimeout, tracked.fetch);

  const authListeners = new Set<AuthListener>();
  let createdAuth: GoTrueClient | undefined;
  const auth = loadOnce(async () => {
    const { createAuthClient } = await import('./auth-client.ts');
    createdAuth = createAuthClient(base, key, request);
    for (const listener of authListeners) listener(createdAuth);
    return createdAuth;
  });

  async function token(): Promise<string | undefined> {
    // Once the client of the accounts is here, it alone knows: it may be signing in or renewing right now.
    if (!auth.isStarted()) {
      const stored = freshToken();
      if (stored || sessionArea.getItem(tokenKey) === null) return stored;
    }
    const { data } = await (await auth.get()).getSession();
    return data.session?.access_token;
  }

  // The landing page needs none of this library.
  const data = loadOnce(async () => {
    const { DataClient } = await import('./data-client.ts');
    return new DataClient(base, key, request, token);
  });

  return {
    config,
    connection: tracked.connection,
    async request<T>(build: (data: DataClient) => PromiseLike<Reply>): Promise<Result<T>> {
      try {
        const { data: rows, error, status } = await build(await data.get());
        return error ? fail(toDataError(error, status)) : succeed(rows as T);
      } catch (error) {
        return fail(toDataError(error));
      }
    },
    preload: data.get,
    async probe() {
      const options = { headers: { apikey: key }, cache: 'no-store' } as const;
      const health = new URL('auth/v1/health', base);
      await fetchWithTimeout(probeTimeout, tracked.fetch)(health, options).catch(() => undefined);
    },
    auth: auth.get,
    onAuthCreated(listener) {
      if (authListeners.has(listener)) return;
      authListeners.add(listener);
      if (createdAuth) listener(createdAuth);
    },
    token,
  };
}

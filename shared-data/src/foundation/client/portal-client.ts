import type { PortalConfig } from '../config/portal-config.ts';
import { projectUrl } from '../config/project-url.ts';
import { loadOnce } from './load-once.ts';
import { sessionArea, tokenKey } from './session-area.ts';
import { freshToken } from './stored-token.ts';
import type { AuthClient, DataClient } from './supabase-client.ts';
import { type BackendConnection, trackConnectivity } from './transport/backend-connection.ts';
import { type EndSession, withEndOfSession } from './transport/end-session.ts';
import { fetchWithTimeout } from './transport/fetch-with-timeout.ts';
import { isLongRequest, longRequestSeconds } from './transport/long-requests.ts';
import { type AskForCode, repeatConfirmed } from './transport/repeat-confirmed.ts';
import { type SendRequest, sendWith } from './transport/send-request.ts';
import { sessionToEnd } from './transport/session-to-end.ts';

type AuthListener = (auth: AuthClient) => void;

/** The backend client. The shell creates one; React reads it with `usePortalClient`, a query with `portalOf`. */
export interface PortalClient {
  config: PortalConfig;
  connection: BackendConnection;
  request: SendRequest;
  endSession: EndSession;
  /** The client for tables, functions, files and Realtime, loaded on first use. */
  data: () => Promise<DataClient>;
  /** Loads the code for requests before the first one. */
  preload: () => Promise<unknown>;
  /** Sends a health check, which `connection` records. Never rejects. */
  probe: () => Promise<void>;
  /** The client of Supabase Auth, loaded only to sign in or to renew a token. */
  auth: () => Promise<AuthClient>;
  /** Calls the listener when the auth client is created, before its first operation. */
  onAuthCreated: (listener: AuthListener) => void;
  /** The signed-in user's access token, renewed when expired. */
  token: () => Promise<string | undefined>;
}

interface PortalClientOptions {
  /** The browser's `fetch` by default. */
  fetch?: typeof fetch;
  /** By default nobody is asked, and what needs a new code is refused. */
  askForCode?: AskForCode;
  /** Who is signed in on this page, as far as it knows; by default nobody. */
  personId?: () => string | undefined;
}

/** Milliseconds. A request: nearly twice the 8 seconds that the database allows a statement. */
const requestTimeout = 15_000;
const probeTimeout = 5000;
/** 5 MB at the speed of a poor mobile network. */
const storageTimeout = 120_000;

function timeoutOf(url: string) {
  if (url.includes('/storage/v1/')) return storageTimeout;
  return isLongRequest(url) ? longRequestSeconds * 1000 : requestTimeout;
}

const loadLibrary = () => import(/* webpackChunkName: "frame" */ './supabase-client.ts');

export function createPortalClient(
  config: PortalConfig,
  {
    fetch: send = (input, init) => fetch(input, init),
    askForCode = () => Promise.resolve(false),
    personId = () => undefined,
  }: PortalClientOptions = {},
): PortalClient {
  const base = projectUrl(config);
  const key = config.supabaseKey;
  const tracked = trackConnectivity(send);
  const request = fetchWithTimeout(timeoutOf, tracked.fetch);

  const authListeners = new Set<AuthListener>();
  let createdAuth: AuthClient | undefined;
  const auth = loadOnce(async () => {
    const { createAuthClient } = await loadLibrary();
    createdAuth = createAuthClient(base, key, request);
    for (const listener of authListeners) listener(createdAuth);
    return createdAuth;
  });

  async function token(): Promise<string | undefined> {
    // Once created, the auth client is authoritative: it may be signing in or renewing right now.
    if (!auth.isStarted()) {
      const stored = freshToken();
      if (stored || sessionArea.getItem(tokenKey) === null) return stored;
    }
    const { data } = await (await auth.get()).getSession();
    return data.session?.access_token;
  }

  // Loaded lazily, because the landing page sends no data requests.
  const data = loadOnce(async () => {
    const { createDataClient } = await loadLibrary();
    return createDataClient(base, key, request, token);
  });

  /** The client, once the token of its requests is renewed or gone. */
  const ready = async () => {
    const client = await data.get();
    await token();
    return client;
  };

  return {
    config,
    connection: tracked.connection,
    ...withEndOfSession(repeatConfirmed(sendWith(ready, sessionToEnd(personId)), askForCode)),
    data: data.get,
    preload: data.get,
    async probe() {
      const options = { headers: { apikey: key }, cache: 'no-store' } as const;
      const health = new URL('auth/v1/health', base);
      await fetchWithTimeout(() => probeTimeout, tracked.fetch)(health, options).catch(() => undefined);
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

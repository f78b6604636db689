import { DataError } from '../data-error/data-error.ts';
import type { PortalConfig } from '../portal-config/portal-config.ts';
import type { GoTrueClient } from './auth-client.ts';
import { backendConnection, noting } from './backend-connection.ts';
import { fetchWithin } from './fetch-within.ts';
import type { PortalClient } from './portal-client.ts';
import { sessionArea, tokenKey } from './session-area.ts';
import { freshToken } from './stored-token.ts';

interface PortalOptions {
  /** What sends the requests; the browser's own `fetch` unless told. */
  fetch?: typeof fetch;
}

const defaultTimeZone = 'Asia/Kolkata';

let config: PortalConfig | undefined;
let send: typeof fetch | undefined;
let client: Promise<PortalClient> | undefined;
let auth: Promise<GoTrueClient> | undefined;
let createdAuth: GoTrueClient | undefined;
let onAuth: (auth: GoTrueClient) => void = () => {};

/** Says which backend the portal speaks to. The shell calls it once, before anything asks for data. */
export function configurePortal(next: PortalConfig, options: PortalOptions = {}): void {
  const isSameBackend = config?.supabaseUrl === next.supabaseUrl && config.supabaseKey === next.supabaseKey;
  if (!isSameBackend) {
    client = undefined;
    auth = undefined;
    createdAuth = undefined;
  }
  backendConnection.forget();
  config = next;
  send = options.fetch;
}

/** The settings of the running portal. @throws {DataError} before `configurePortal`. */
export function portalConfig(): PortalConfig {
  if (!config) throw new DataError('unexpected', { cause: new Error('The portal has not been configured') });
  return config;
}

/** The garage's time zone, in which "today" and "this month" are meant. */
export const garageTimeZone = (): string => config?.timeZone ?? defaultTimeZone;

const sendToBackend = noting((input, init) => (send ?? fetch)(input, init));

/** Milliseconds that a backend which was away gets to answer. */
const probePatience = 5000;

/** Asks the backend for nothing but a sign of life, which `backendConnection` notes. Never rejects. */
export async function probeBackend(): Promise<void> {
  const settings = portalConfig();
  const address = new URL('auth/v1/health', baseOf(settings));
  const options = { headers: { apikey: settings.supabaseKey }, cache: 'no-store' } as const;
  await fetchWithin(probePatience, sendToBackend)(address, options).catch(() => undefined);
}

/** Milliseconds after which the server counts as out of reach. */
const patience = 15_000;

const patient = fetchWithin(patience, sendToBackend);

/** The address of the backend, under which its parts lie. */
const baseOf = ({ supabaseUrl }: PortalConfig) =>
  supabaseUrl.endsWith('/') ? supabaseUrl : `${supabaseUrl}/`;

/** Says what is to know the client of the accounts as soon as there is one, before it does anything. */
export function watchAuth(listener: (auth: GoTrueClient) => void): void {
  if (onAuth === listener) return;
  onAuth = listener;
  if (createdAuth) listener(createdAuth);
}

/** The client of the accounts. It is fetched for signing in and for renewing a token: to show a page none is needed. */
export function authClient(): Promise<GoTrueClient> {
  const settings = portalConfig();
  auth ??= import('./auth-client.ts')
    .then(({ createAuthClient }) => {
      createdAuth = createAuthClient(baseOf(settings), settings.supabaseKey, patient);
      onAuth(createdAuth);
      return createdAuth;
    })
    .catch((error: unknown) => {
      auth = undefined;
      throw error;
    });
  return auth;
}

/** The token of whoever is signed in, renewed where it has run out. */
export async function currentToken(): Promise<string | undefined> {
  // Once the client of the accounts is here, it alone knows: it may be signing in or renewing right now.
  if (!auth) {
    const token = freshToken();
    if (token || sessionArea.getItem(tokenKey) === null) return token;
  }
  const { data } = await (await authClient()).getSession();
  return data.session?.access_token;
}

/** The client of the data. Its library is fetched on first use, because the landing page needs none of it. */
export function supabase(): Promise<PortalClient> {
  const settings = portalConfig();
  client ??= import('./portal-client.ts')
    .then(
      ({ PortalClient }) => new PortalClient(baseOf(settings), settings.supabaseKey, patient, currentToken),
    )
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}

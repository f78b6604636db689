import { DataError } from '../data-error/data-error.ts';
import type { PortalConfig } from '../portal-config/portal-config.ts';
import { backendConnection, noting } from './backend-connection.ts';
import { fetchWithin } from './fetch-within.ts';
import type { PortalClient } from './portal-client.ts';

interface PortalOptions {
  /** What sends the requests; the browser's own `fetch` unless told. */
  fetch?: typeof fetch;
}

const defaultTimeZone = 'Asia/Kolkata';

let config: PortalConfig | undefined;
let send: typeof fetch | undefined;
let client: Promise<PortalClient> | undefined;

/** Says which backend the portal speaks to. The shell calls it once, before anything asks for data. */
export function configurePortal(next: PortalConfig, options: PortalOptions = {}): void {
  const isSameBackend = config?.supabaseUrl === next.supabaseUrl && config.supabaseKey === next.supabaseKey;
  if (!isSameBackend) client = undefined;
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
  const { supabaseUrl, supabaseKey } = portalConfig();
  const address = new URL('auth/v1/health', supabaseUrl.endsWith('/') ? supabaseUrl : `${supabaseUrl}/`);
  const options = { headers: { apikey: supabaseKey }, cache: 'no-store' } as const;
  await fetchWithin(probePatience, sendToBackend)(address, options).catch(() => undefined);
}

/** The client of the backend. Its library is fetched on first use, because the landing page needs none of it. */
export function supabase(): Promise<PortalClient> {
  const { supabaseUrl, supabaseKey } = portalConfig();
  client ??= import('./portal-client.ts')
    .then(({ PortalClient }) => new PortalClient(supabaseUrl, supabaseKey, sendToBackend))
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}

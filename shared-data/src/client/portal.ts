import { DataError } from '../data-error/data-error.ts';
import type { PortalConfig } from '../portal-config/portal-config.ts';
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

/** The client of the backend. Its library is fetched on first use, because the landing page needs none of it. */
export function supabase(): Promise<PortalClient> {
  const { supabaseUrl, supabaseKey } = portalConfig();
  client ??= import('./portal-client.ts')
    .then(
      ({ PortalClient }) =>
        new PortalClient(supabaseUrl, supabaseKey, (input, init) => (send ?? fetch)(input, init)),
    )
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}

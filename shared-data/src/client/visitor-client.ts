import type { PortalConfig } from '../portal-config/portal-config.ts';
import { DataClient } from './data-client.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';
import type { PortalClient } from './portal-client.ts';
import { projectUrl } from './project-url.ts';
import { sendWith } from './send-request.ts';

/** The backend client of a page without a login: no session, and so no code for one. */
export function createVisitorClient(config: PortalConfig): Pick<PortalClient, 'request'> {
  const send = fetchWithTimeout(
    () => 15_000,
    (input, init) => fetch(input, init),
  );
  const data = new DataClient(projectUrl(config), config.supabaseKey, send, async () => undefined);
  return { request: sendWith(() => data) };
}

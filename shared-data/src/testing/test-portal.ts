import { createPortalClient, setGarageTimeZone } from '../foundation/client/client.ts';
import type { PortalConfig } from '../foundation/config/portal-config.ts';
import { signedInId } from '../foundation/session/session.ts';

export const testConfig: PortalConfig = {
  supabaseUrl: 'http://backend.test',
  supabaseKey: 'sb_publishable_test',
  remotes: [],
  socialSignIns: { google: false, github: false },
};

const network: { fetch: typeof fetch } = {
  fetch: () => Promise.reject(new Error('The test has no backend')),
};

/** One per test file, as in the portal: a page has one auth client. */
export const testPortal = createPortalClient(testConfig, {
  fetch: (input, init) => network.fetch(input, init),
  personId: signedInId,
});

export function connectTestPortal(backend: { fetch: typeof fetch }): void {
  network.fetch = backend.fetch;
  setGarageTimeZone();
}

import type { PortalConfig } from '../config/portal-config.ts';
import { projectUrl } from '../config/project-url.ts';
import { createFunctionsClient } from './functions-client.ts';
import type { PortalClient } from './portal-client.ts';
import { fetchWithTimeout } from './transport/fetch-with-timeout.ts';
import { type FunctionCaller, sendWith } from './transport/send-request.ts';

/** The backend client of a page without a login. */
export interface VisitorClient extends Pick<PortalClient, 'config'>, FunctionCaller {
  /** Sends a body to an Edge Function. @throws without a response. */
  sendToFunction: (name: string, body: object, signal: AbortSignal) => Promise<Response>;
}

/**
 * Without a session, and so without code for one.
 * @param first the response to the client's first request, where the page's first script has sent it already.
 */
export function createVisitorClient(config: PortalConfig, first?: Promise<Response>): VisitorClient {
  const base = projectUrl(config);
  const key = config.supabaseKey;
  const send = fetchWithTimeout(
    () => 15_000,
    (input, init) => {
      const early = first;
      first = undefined;
      return early ? early.catch(() => fetch(input, init)) : fetch(input, init);
    },
  );
  const functions = createFunctionsClient(base, key, send);
  return {
    config,
    request: sendWith(() => functions),
    sendToFunction: (name, body, signal) =>
      send(new URL(`functions/v1/${name}`, base), {
        method: 'POST',
        headers: { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      }),
  };
}

import type { Database } from './database.types.ts';

type Functions = Database['public']['Functions'];

/** What a response holds, as the client of Supabase returns it. */
export type ClientResponse<Data = unknown> =
  | { success: true; data: Data; error: null; status: number }
  | { success: false; data: null; error: unknown; status: number };

interface FunctionRequest<Data> extends PromiseLike<ClientResponse<Data>> {
  abortSignal: (signal: AbortSignal) => PromiseLike<ClientResponse<Data>>;
}

/** The part of the client that a page of a link needs: functions of the database. */
export interface FunctionsClient {
  rpc: <Name extends keyof Functions>(
    name: Name,
    args: Functions[Name]['Args'],
  ) => FunctionRequest<Functions[Name]['Returns']>;
}

/** A proxy's page, which is no JSON, becomes the error's message. */
function parse(text: string) {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return { message: text };
  }
}

async function readResponse<Data>(response: Response): Promise<ClientResponse<Data>> {
  const body = parse(await response.text());
  const { ok, status } = response;
  return ok
    ? { success: true, data: body, error: null, status }
    : { success: false, data: null, error: body ?? {}, status };
}

/**
 * Calls functions as a visitor. Written with `fetch`, because the client of Supabase weighs 50 kB and these pages are
 * for cheap phones. Without a response the status is 0.
 */
export const createFunctionsClient = (base: string, key: string, send: typeof fetch): FunctionsClient => ({
  rpc<Name extends keyof Functions>(name: Name, args: Functions[Name]['Args']) {
    const controller = new AbortController();
    const response = send(new URL(`rest/v1/rpc/${name}`, base), {
      method: 'POST',
      headers: { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(args),
      signal: controller.signal,
    })
      .then(readResponse<Functions[Name]['Returns']>)
      .catch((error: unknown) => ({ success: false as const, data: null, error, status: 0 }));
    return Object.assign(response, {
      abortSignal(signal: AbortSignal) {
        const abort = () => controller.abort(signal.reason);
        if (signal.aborted) abort();
        else signal.addEventListener('abort', abort, { once: true });
        return response;
      },
    });
  },
});

import type { Database } from './database.types.ts';

type Functions = Database['public']['Functions'];

/** What a response holds, as the client of Supabase returns it. */
export interface ClientResponse {
  data: unknown;
  error: unknown;
  status: number;
}

interface FunctionRequest extends PromiseLike<ClientResponse> {
  abortSignal: (signal: AbortSignal) => PromiseLike<ClientResponse>;
}

/** The part of the client that a page of a link needs: functions of the database. */
export interface FunctionsClient {
  rpc: <Name extends keyof Functions>(name: Name, args: Functions[Name]['Args']) => FunctionRequest;
}

/** A proxy's page, which is no JSON, becomes the error's message. */
function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return { message: text };
  }
}

async function readResponse(response: Response): Promise<ClientResponse> {
  const body = parse(await response.text());
  const { ok, status } = response;
  return ok ? { data: body, error: null, status } : { data: null, error: body ?? {}, status };
}

/**
 * Calls functions as a visitor. Written with `fetch`, because the client of Supabase weighs 50 kB and these pages are
 * for cheap phones. Without a response the status is 0.
 */
export const createFunctionsClient = (base: string, key: string, send: typeof fetch): FunctionsClient => ({
  rpc(name, args) {
    const controller = new AbortController();
    const response = send(new URL(`rest/v1/rpc/${name}`, base), {
      method: 'POST',
      headers: { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(args),
      signal: controller.signal,
    })
      .then(readResponse)
      .catch((error: unknown) => ({ data: null, error, status: 0 }));
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

/** The response to one path: a value, or a function of the request. */
export type FakeResponse = unknown | ((request: FakeRequest) => unknown);

export interface FakeRequest {
  method: string;
  /** The path after `/rest/v1/` or, for sign-in, after `/`: `rpc/list_parts`, `vehicles`, `auth/v1/token`. */
  path: string;
  url: URL;
  body: unknown;
}

export interface FakeBackend {
  fetch: typeof fetch;
  /** Every request so far, oldest first. */
  requests: FakeRequest[];
  /** May be changed while a test runs. Keys are paths, or `METHOD path` where the method matters. */
  responses: Record<string, FakeResponse>;
}

class Refusal {
  readonly status: number;
  readonly error: object;
  constructor(status: number, error: object) {
    this.status = status;
    this.error = error;
  }
}

/** A response that never arrives. */
export const never = () => new Promise<never>(() => {});

/** A network error. */
export const offline = () => {
  throw new TypeError('Failed to fetch');
};

/** An error as PostgREST sends it. */
export const refuse = (
  status: number,
  error: { code: string; message: string; hint?: string; details?: string },
) => new Refusal(status, error);

const pathOf = (url: URL) => url.pathname.replace(/^\/(rest\/v1\/)?/, '');

function respond(answer: unknown, accept: string | null): Response {
  if (answer instanceof Refusal) return Response.json(answer.error, { status: answer.status });
  if (accept?.includes('vnd.pgrst.object') && Array.isArray(answer)) {
    if (answer.length === 1) return Response.json(answer[0]);
    const error = {
      code: 'PGRST116',
      message: 'The result does not contain one row',
      details: '',
      hint: null,
    };
    return Response.json(error, { status: 406 });
  }
  return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
}

/**
 * A fake `fetch` that can bring a screen into each of its states. The real backend's responses are checked by the
 * backend tests.
 */
export function fakeBackend(responses: Record<string, FakeResponse> = {}): FakeBackend {
  const backend: FakeBackend = {
    responses,
    requests: [],
    fetch: async (input, init) => {
      const sent = new Request(input, init);
      const url = new URL(sent.url);
      const text = await sent.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      const request: FakeRequest = { method: sent.method, path: pathOf(url), url, body };
      backend.requests.push(request);
      const named = `${request.method} ${request.path}`;
      const key = named in backend.responses ? named : request.path;
      if (!(key in backend.responses)) throw new Error(`The test did not expect ${named}${url.search}`);
      const answer = backend.responses[key];
      const value = typeof answer === 'function' ? await answer(request) : answer;
      return respond(value, sent.headers.get('accept'));
    },
  };
  return backend;
}

/** The requests to a path, oldest first: `rpc/list_requests`, or `POST vehicles` where the method matters. */
export const sentTo = ({ requests }: FakeBackend, key: string): FakeRequest[] =>
  requests.filter(({ method, path }) => key === path || key === `${method} ${path}`);

/** All requests but the session's. */
export const dataRequests = ({ requests }: FakeBackend): FakeRequest[] =>
  requests.filter(({ path }) => path !== 'rpc/current_account');

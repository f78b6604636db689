/** How long a browser may cache a preflight response, in seconds. */
const maxAge = '86400';

/**
 * Allows requests from any origin, as the hosted backend does: the key and the token of a request decide what it may
 * do, and there are no cookies. Lite answers preflights of its sign-in without the headers that the client library
 * sends.
 */
export function withCors(handle: (request: Request) => Response | Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS' && request.headers.has('access-control-request-method')) {
      return new Response(null, { status: 204, headers: preflightHeaders(request) });
    }
    const response = await handle(request);
    const headers = new Headers(response.headers);
    headers.set('Access-Control-Allow-Origin', '*');
    headers.set('Access-Control-Expose-Headers', 'Content-Range, Content-Location, Preference-Applied');
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
}

const preflightHeaders = (request: Request) => ({
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': request.headers.get('access-control-request-headers') ?? '*',
  'Access-Control-Max-Age': maxAge,
});

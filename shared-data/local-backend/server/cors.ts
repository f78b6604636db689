/** How long a browser may remember that it may ask, in seconds. */
const remembered = '86400';

/**
 * Lets pages of any origin speak to the backend, as the hosted one does: who may do what is decided by the key and
 * the token of a request, and there are no cookies. Lite answers preflights of its sign-in without the headers that
 * the client library sends.
 */
export function withCrossOrigin(answer: (request: Request) => Response | Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS' && request.headers.has('access-control-request-method')) {
      return new Response(null, { status: 204, headers: preflight(request) });
    }
    const response = await answer(request);
    const headers = new Headers(response.headers);
    headers.set('Access-Control-Allow-Origin', '*');
    headers.set('Access-Control-Expose-Headers', 'Content-Range, Content-Location, Preference-Applied');
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
}

const preflight = (request: Request) => ({
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': request.headers.get('access-control-request-headers') ?? '*',
  'Access-Control-Max-Age': remembered,
});

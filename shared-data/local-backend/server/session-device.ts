import type { Engine } from '../engine/engine.ts';

type Handler = (request: Request) => Response | Promise<Response>;

/** How a request begins a session; undefined for any other request. */
function beginningOf({ method, url }: Request): 'recovery' | 'sign-in' | undefined {
  const { pathname, searchParams } = new URL(url);
  if (method !== 'POST') return undefined;
  if (pathname === '/auth/v1/verify') return 'recovery';
  const isSignIn = pathname === '/auth/v1/token' && searchParams.get('grant_type') !== 'refresh_token';
  return isSignIn ? 'sign-in' : undefined;
}

/** The session's id in an access token, which Lite has just signed. */
function sessionIdOf(token: unknown): string | undefined {
  const [, payload = ''] = String(token).split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}').session_id;
}

/** The session whose refresh token was used again, as Lite's refusal names it. */
const reusedSessionIn = ({ headers }: Response) =>
  headers.get('x-sb-error-code') === 'refresh_token_already_used' ? headers.get('sb-auth-session-id') : null;

/**
 * Records the browser of each new session, and whether an emailed link began it, as Supabase Auth does on a hosted
 * project; Lite records neither, and its tokens do not say how a session began. Ends a session whose refresh token was used
 * again, of which Lite revokes the refresh tokens alone.
 */
export function withSessionDevice(handle: Handler, { query }: Pick<Engine, 'query'>): Handler {
  return async (request) => {
    const response = await handle(request);
    const reused = reusedSessionIn(response);
    if (reused) await query('delete from auth.sessions where id = $1', [reused]);
    const beginning = beginningOf(request);
    if (!response.ok || !beginning) return response;
    const { access_token } = await response.clone().json();
    const sessionId = sessionIdOf(access_token);
    if (sessionId)
      await query('update auth.sessions set user_agent = left($2, 400), tag = $3 where id = $1', [
        sessionId,
        request.headers.get('user-agent'),
        beginning === 'recovery' ? beginning : null,
      ]);
    return response;
  };
}

import type { Engine } from '../engine/engine.ts';

type Handler = (request: Request) => Response | Promise<Response>;

/** The requests that begin a session. */
function beginsSession({ method, url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  if (method !== 'POST') return false;
  return (
    pathname === '/auth/v1/verify' ||
    (pathname === '/auth/v1/token' && searchParams.get('grant_type') !== 'refresh_token')
  );
}

/** The session's id in an access token, which Lite has just signed. */
function sessionIdOf(token: unknown): string | undefined {
  const [, payload = ''] = String(token).split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}').session_id;
}

/** Records the browser of each new session, as Supabase Auth does on a hosted project; Lite records none. */
export function withSessionDevice(handle: Handler, { query }: Pick<Engine, 'query'>): Handler {
  return async (request) => {
    const response = await handle(request);
    const userAgent = request.headers.get('user-agent');
    if (!response.ok || !userAgent || !beginsSession(request)) return response;
    const { access_token } = await response.clone().json();
    const sessionId = sessionIdOf(access_token);
    if (sessionId)
      await query('update auth.sessions set user_agent = left($2, 400) where id = $1', [
        sessionId,
        userAgent,
      ]);
    return response;
  };
}

import { isPhotoRequest } from '../../storage/photo-requests.ts';

/** The routes of Supabase Auth that the portal uses, and the one that its client library reads a session's user from. */
const authRoutes = new Set([
  'GET /auth/v1/health',
  'GET /auth/v1/user',
  'GET /auth/v1/authorize',
  'GET /auth/v1/callback',
  'POST /auth/v1/callback',
  'POST /auth/v1/token',
  'POST /auth/v1/verify',
  'POST /auth/v1/recover',
  'POST /auth/v1/logout',
]);

/**
 * Whether the backend answers a request: Lite has further routes, which make logins, send codes or describe the backend
 * to anybody. Lite decodes a path before it looks for its route, and a browser never encodes these paths, so an encoded
 * one is refused: what checks a request later can compare its path as it is.
 */
export function isAllowedRoute(request: Request): boolean {
  const { method, url } = request;
  const { pathname, searchParams } = new URL(url);
  if (/^\/rest\/v1(\/[\w/]*)?$/.test(pathname)) return true;
  if (pathname === '/auth/v1/token' && searchParams.getAll('grant_type').length !== 1) return false;
  if (isPhotoRequest(request) || (method === 'POST' && pathname === '/functions/v1/photo-links')) return true;
  if (['GET', 'HEAD', 'POST'].includes(method) && pathname === '/functions/v1/unsubscribe') return true;
  return authRoutes.has(`${method === 'HEAD' ? 'GET' : method} ${pathname}`);
}

import { createHmac } from 'node:crypto';
import type { Keys } from '../../local-backend/data/keys.ts';

/** A PostgREST request: a table with filters, or a function with parameters. */
export interface Request {
  path: string;
  body?: Record<string, unknown>;
}

export interface Api {
  url: string;
  publishableKey: string;
  keys: Pick<Keys, 'jwtSecret'>;
  /** For a backend in this process. */
  fetch?: typeof fetch;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs a token of the session in `makeLargeGarage`, because a sign-in's password hashing is slow. */
function signToken(person: string, { jwtSecret }: Api['keys']): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: person, aud: 'authenticated', role: 'authenticated', session_id: person };
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...claims, iat: now, exp: now + 3600 })}`;
  return `${content}.${createHmac('sha256', jwtSecret).update(content).digest('base64url')}`;
}

export interface ApiResponse {
  status: number;
  /** Milliseconds until the whole response was received. */
  duration: number;
  data: unknown;
}

/** A function that sends requests as this user of a large garage, or with the given token. */
export function openSession(
  { url, publishableKey, keys, fetch: send = fetch }: Api,
  person: string,
  token = signToken(person, keys),
) {
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  return async ({ path, body }: Request): Promise<ApiResponse> => {
    const started = performance.now();
    const response = await send(`${url}/rest/v1/${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const data: unknown = await response.json();
    return { status: response.status, duration: performance.now() - started, data };
  };
}

export type Session = ReturnType<typeof openSession>;

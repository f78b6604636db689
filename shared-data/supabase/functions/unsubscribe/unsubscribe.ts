import { callerOf } from '../_shared/caller-address.ts';

/** Calls a function of the database with the secret key. */
export type CallDatabase = (
  name: string,
  parameters: Record<string, unknown>,
  headers: Record<string, string>,
) => Promise<Response>;

const headers = { 'Cache-Control': 'no-store' };

/**
 * Responds to the one click of a mail program (RFC 8058): a POST switches off the messages that the token came with. A GET,
 * which scanners of mail also send, only leads to the page that asks.
 * @param site the portal's address.
 */
export async function answerUnsubscribe(
  request: Request,
  site: string,
  call: CallDatabase,
): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (!/^[\w-]{10,100}$/.test(token)) return new Response(null, { status: 404, headers });
  if (request.method === 'GET' || request.method === 'HEAD') {
    return new Response(null, {
      status: 303,
      headers: { ...headers, Location: `${site}/unsubscribe/${token}` },
    });
  }
  if (request.method !== 'POST') return new Response(null, { status: 405, headers });
  const { status } = await call('opt_out', { token }, callerOf(request));
  return new Response(null, { status: status < 300 ? 200 : status, headers });
}

import { limits } from '../../src/foundation/client/database.limits.ts';
import type { Engine } from '../engine/engine.ts';

type Handler = (request: Request) => Response | Promise<Response>;

/** Which fields say what a request would open, the one that Auth reads first: a hash before the address that it is of. */
const openedBy: Record<string, string[]> = {
  password: ['email', 'phone'],
  pkce: ['auth_code'],
  verify: ['token_hash', 'email', 'phone'],
};

interface Attempt {
  /** What is to be opened: a login, or the hash of an emailed code. */
  subject: string;
  /** The login whose password is sent; Auth answers at once for one that is unknown. */
  login?: { email: string; password: string };
  /** A link is sent, which cannot fail. */
  asksForLink: boolean;
}

/** What a request tries: a password or a code, which can be guessed, or a mail to someone; undefined for any other. */
async function attemptOf(request: Request): Promise<Attempt | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const [, route] = /^\/auth\/v1\/(token|verify|recover)$/.exec(pathname) ?? [];
  if (request.method !== 'POST' || !route) return undefined;
  // An object, whose form is checked already.
  const body: Record<string, unknown> = JSON.parse((await request.clone().text()) || '{}');
  const textOf = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  if (route === 'recover') return { subject: `link for ${textOf('email')}`, asksForLink: true };
  const fields = openedBy[route === 'token' ? (searchParams.get('grant_type') ?? '') : route];
  if (!fields) return undefined;
  const subject = fields.map(textOf).find((text) => text !== '') ?? '';
  const isPassword = route === 'token' && typeof body.email === 'string' && typeof body.password === 'string';
  return {
    // A longer one than any account has does not fit the index that counts its failures.
    subject: subject.slice(0, limits.email),
    ...(isPassword && { login: { email: textOf('email'), password: textOf('password') } }),
    asksForLink: false,
  };
}

/** The client address as a proxy reports it. A server without a proxy removes these headers: clients can forge them. */
const clientAddress = ({ headers }: Request) =>
  headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? null;

/** The same response as Supabase Auth sends, so that the portal handles one form only. */
const tooManyRequests = () =>
  Response.json(
    {
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Too many attempts. Please wait a few minutes and try again.',
    },
    { status: 429 },
  );

const wrongPassword = () =>
  Response.json(
    { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    { status: 400 },
  );

/**
 * Limits failed sign-ins and wrong codes, by what they would open and by address, as Supabase Auth does on a hosted project,
 * and links that are asked for; Lite itself has no rate limit, and answers at once for an unknown login.
 */
export function withSignInRateLimit(handle: Handler, { query }: Pick<Engine, 'query'>): Handler {
  const isWrong = async ({ login }: Attempt) => {
    if (!login) return false;
    const [found] = await query('select private.password_matches($1, $2) as matches', [
      login.email,
      login.password,
    ]);
    return !found?.matches;
  };
  return async (request) => {
    const attempt = await attemptOf(request);
    if (!attempt) return handle(request);
    const caller = [attempt.subject, clientAddress(request)];
    const [state] = await query('select private.sign_in_is_blocked($1, $2) as blocked', caller);
    if (state?.blocked) {
      await query("select private.count_refusal('limit_sign_in')");
      return tooManyRequests();
    }
    const response = (await isWrong(attempt)) ? wrongPassword() : await handle(request);
    if (response.status < 500) {
      const outcome = attempt.asksForLink ? null : response.ok;
      await query('select private.note_sign_in($1, $2, $3)', [...caller, outcome]);
    }
    return response;
  };
}

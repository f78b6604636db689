import type { Engine } from '../engine/engine.ts';

type Handler = (request: Request) => Response | Promise<Response>;

/** A request with a password, or with the short code of an email: both can be guessed by trying. */
function isSignInAttempt({ method, url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  if (method !== 'POST') return false;
  return (
    (pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password') ||
    pathname === '/auth/v1/verify'
  );
}

/** The fields of a request to Auth, whose form is checked already. */
const readAttempt = async (request: Request): Promise<{ email?: string; password?: string }> =>
  JSON.parse((await request.clone().text()) || '{}');

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

/** Limits failed sign-ins, as Supabase Auth does on a hosted project; Lite itself has no rate limit, and answers at once for an unknown login. */
export function withSignInRateLimit(handle: Handler, { query }: Pick<Engine, 'query'>): Handler {
  const hasWrongPassword = async (email: string, password?: string) => {
    if (password === undefined) return false;
    const [login] = await query('select private.password_matches($1, $2) as matches', [email, password]);
    return !login?.matches;
  };
  return async (request) => {
    const { email, password } = isSignInAttempt(request) ? await readAttempt(request) : {};
    if (email === undefined) return handle(request);
    const caller = [email, clientAddress(request)];
    const [state] = await query('select private.sign_in_is_blocked($1, $2) as blocked', caller);
    if (state?.blocked) {
      await query("select private.count_refusal('limit_sign_in')");
      return tooManyRequests();
    }
    const response = (await hasWrongPassword(email, password)) ? wrongPassword() : await handle(request);
    if (response.status < 500)
      await query('select private.note_sign_in($1, $2, $3)', [...caller, response.ok]);
    return response;
  };
}

import type { Engine } from '../engine/engine.ts';

type AnswerRequest = (request: Request) => Response | Promise<Response>;

/** A password, or the short code of a mail: what can be guessed by trying. */
function isGuess({ method, url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  if (method !== 'POST') return false;
  return (
    (pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password') ||
    pathname === '/auth/v1/verify'
  );
}

async function emailIn(request: Request): Promise<string | undefined> {
  try {
    const { email } = (await request.clone().json()) as { email?: unknown };
    return typeof email === 'string' ? email : undefined;
  } catch {
    return undefined;
  }
}

/** The network address that a proxy tells; whoever serves without one removes what callers claim. */
const addressOf = ({ headers }: Request) =>
  headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? null;

/** As Supabase Auth answers, so that the portal needs to know one way only. */
const tooMany = () =>
  Response.json(
    {
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Too many attempts. Please wait a few minutes and try again.',
    },
    { status: 429 },
  );

/** Limits sign-ins that fail, as Supabase Auth does on a hosted project; Lite itself lets anybody try for ever. */
export function limitSignIns(answer: AnswerRequest, { query }: Pick<Engine, 'query'>): AnswerRequest {
  return async (request) => {
    const email = isGuess(request) ? await emailIn(request) : undefined;
    if (email === undefined) return answer(request);
    const who = [email, addressOf(request)];
    const [state] = await query('select private.sign_in_is_blocked($1, $2) as blocked', who);
    if (state?.blocked) return tooMany();
    const response = await answer(request);
    if (response.status < 500) await query('select private.note_sign_in($1, $2, $3)', [...who, response.ok]);
    return response;
  };
}

import { limits } from '../../../src/foundation/client/database.limits.ts';

/** Large enough for everything that the portal sends; Lite parses a body in the process that answers everybody. */
export const maxBodyBytes = 1_000_000;

/** Deeper than anything that the portal sends; PostgreSQL and Lite both run out of stack at some depth. */
const maxJsonDepth = 100;

/** Deeper than any request of the portal; a select that embeds tables five levels deep keeps PGlite busy for seconds. */
const maxEmbeddingDepth = 2;

/** A pattern can take longer than any request may, and the portal searches with functions. */
const patternOperator = /(?:^|[.(,])i?match(?:\((?:any|all)\))?\./i;

const refuse = (status: number, code: string, message: string) =>
  Response.json({ code, message, details: null, hint: null }, { status });

/** The refusal of a body that is too large. */
export const tooLarge = () => refuse(413, 'PT413', 'The request is too large');

/** How many times the limit of a body is read and thrown away: a sender reads the refusal only after its body. */
const mostDiscarded = 1.5;

/** @returns undefined for a body of more than `most` bytes. */
export async function readBody(request: Request, most: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length')) > most * mostDiscarded) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > most * mostDiscarded) return undefined;
    if (length <= most) chunks.push(chunk);
  }
  return length > most ? undefined : Buffer.concat(chunks);
}

/** The largest number of brackets that are open at once, outside of strings. One pass, as the text may be anything. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (isText && character === '\\') at++;
    else if (character === '"') isText = !isText;
    else if (isText) continue;
    else if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth);
    else if (character === ']' || character === '}') depth--;
  }
  return deepest;
}

const authTexts = new Set([
  'email',
  'password',
  'type',
  'token',
  'token_hash',
  'refresh_token',
  'phone',
  'auth_code',
  'code_verifier',
]);

/** How deep tables are embedded in a `select`, such as 1 in `*,vehicles(*)`. */
function embeddingDepthOf(select: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of select) {
    if (character === '(') deepest = Math.max(deepest, ++depth);
    else if (character === ')') depth--;
  }
  return deepest;
}

/** Whether Auth can read a body; it expects an object whose fields are texts, without checking. */
function isAuthBody(json: string): boolean {
  try {
    const body: unknown = JSON.parse(json);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
    return Object.entries(body).every(
      ([name, value]) =>
        !authTexts.has(name) ||
        (typeof value === 'string' &&
          !value.includes('\0') &&
          // A longer one than any account has does not fit the index that counts its failures.
          (name !== 'email' || value.length <= limits.email)),
    );
  } catch {
    return false;
  }
}

/** Lite converts values to texts with these methods of JavaScript, which a field of the same name replaces. */
const replacedMethod = /"(?:toString|valueOf)"\s*:/;

/** The refusal of a body that would end as a server error, undefined for any other. */
export function checkBody(address: string, body: Buffer): Response | undefined {
  const json = body.toString('utf8');
  if (depthOf(json) > maxJsonDepth) return refuse(400, 'PGRST102', 'The JSON is nested too deeply');
  if (replacedMethod.test(json))
    return refuse(400, 'PGRST102', 'The JSON has a field that no request of the portal has');
  const isAuth = new URL(address).pathname.startsWith('/auth/');
  if (!isAuth || json === '' || isAuthBody(json)) return undefined;
  return Response.json(
    { code: 400, error_code: 'validation_failed', msg: 'The request is not valid' },
    { status: 400 },
  );
}

/** The refusal of an address that would end as a server error or take too long, undefined for any other. */
export function checkAddress(address: string): Response | undefined {
  const parameters = [...new URL(address).searchParams];
  if (parameters.flat().some((text) => text.includes('\0'))) {
    return refuse(400, 'PGRST100', 'The address contains a null character');
  }
  if (parameters.some(([name, value]) => name === 'select' && embeddingDepthOf(value) > maxEmbeddingDepth)) {
    return refuse(400, 'PGRST100', `Tables can be embedded ${maxEmbeddingDepth} levels deep`);
  }
  return parameters.some(([, value]) => patternOperator.test(value))
    ? refuse(400, 'PGRST100', 'Patterns (match, imatch) are not available')
    : undefined;
}

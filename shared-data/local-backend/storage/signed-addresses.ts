import { createHmac, timingSafeEqual } from 'node:crypto';
import { photoPath } from './photo-files.ts';

const route = '/storage/v1/object/sign/request-photos';

/** More than a request may have photos, and few enough for one address. */
const mostAtOnce = 200;
/** An hour: a signed address is no lasting way to a photo. */
const longest = 3600;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signatureOf = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest();

/** As hosted Storage signs: for one file, until it expires. */
function sign(path: string, seconds: number, secret: string): string {
  const now = Math.floor(Date.now() / 1000);
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ url: path, iat: now, exp: now + seconds })}`;
  return `${text}.${signatureOf(text, secret).toString('base64url')}`;
}

function isSigned(token: string, path: string, secret: string): boolean {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const expected = signatureOf(`${header}.${claims}`, secret);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const { url, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  return url === path && Number(exp) > Date.now() / 1000;
}

/** Whether a request asks for the signed addresses of several photos. */
export const isSigning = ({ method, url }: Request) => method === 'POST' && new URL(url).pathname === route;

/** The photo of a signed address; undefined for any other address. */
export function signedPhoto({ method, url }: Request): string | undefined {
  const { pathname } = new URL(url);
  const path = pathname.startsWith(`${route}/`) ? pathname.slice(route.length + 1) : '';
  return (method === 'GET' || method === 'HEAD') && photoPath.test(path) ? path : undefined;
}

const refuse = (error: string, message: string) =>
  Response.json({ statusCode: '400', error, message }, { status: 400 });

/** Responds to a request with a signed address. */
export async function readSignedPhoto(
  path: string,
  address: string,
  secret: string,
  read: (path: string) => Promise<Response>,
): Promise<Response> {
  const token = new URL(address).searchParams.get('token') ?? '';
  if (!isSigned(token, path, secret)) return refuse('InvalidJWT', 'This address has expired');
  return read(path);
}

type Handler = (request: Request) => Response | Promise<Response>;

/**
 * Signs the addresses of the photos that the database shows the caller: Lite's own route does not answer for several.
 * @param handle answers the API of the database.
 */
export async function signAddresses(request: Request, handle: Handler, secret: string): Promise<Response> {
  const { paths, expiresIn } = (await request.json().catch(() => ({}))) as Record<string, unknown>;
  const isValid =
    Array.isArray(paths) &&
    paths.length <= mostAtOnce &&
    paths.every((path) => photoPath.test(String(path))) &&
    Number.isInteger(expiresIn) &&
    Number(expiresIn) > 0 &&
    Number(expiresIn) <= longest;
  if (!isValid) return refuse('InvalidRequest', 'Name the photos and for how many seconds, at most 3,600');
  const list = paths.map((path) => `"${path}"`).join();
  const rows = new URL(`/rest/v1/request_photos?select=path&path=in.(${list})`, request.url);
  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length']) headers.delete(name);
  const listed = await handle(new Request(rows, { headers }));
  if (!listed.ok) return listed;
  const visible = new Set(((await listed.json()) as { path: string }[]).map(({ path }) => path));
  return Response.json(
    paths.map((path: string) =>
      visible.has(path)
        ? { path, error: null, signedURL: signedAddress(path, Number(expiresIn), secret) }
        : {
            path,
            error: 'Either the object does not exist or you do not have access to it',
            signedURL: null,
          },
    ),
  );
}

const signedAddress = (path: string, seconds: number, secret: string) =>
  `/object/sign/request-photos/${path}?token=${sign(path, seconds, secret)}`;

import { callerOf } from '../_shared/caller-address.ts';

/** How long the addresses last: a page with many photos on a slow phone, and no longer. */
const secondsValid = 600;

/** Sends a request to the project with the secret key, which passes every policy. */
export type SendToProject = (
  path: string,
  body: object,
  headers?: Record<string, string>,
) => Promise<Response>;

/** A photo that a link shows, as `link_photos(token)` lists it. Whatever else it tells is handed on. */
interface LinkPhoto {
  path: string;
}

interface Signed {
  path: string;
  signedURL: string | null;
}

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

const notValid = 'This link is not valid any more. Please ask the garage for a new one.';

async function readToken(request: Request): Promise<string | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  const token = typeof body === 'object' && body !== null && 'token' in body ? body.token : undefined;
  return typeof token === 'string' && /^[\w-]{10,100}$/.test(token) ? token : undefined;
}

/**
 * Responds to a visitor with a link, whom no policy of Storage knows: `{token}` gets `{photos}`, each with the `url` of
 * its file for ten minutes. The database alone decides which photos those are: `link_photos(token)` lists them, and
 * counts wrong tokens.
 */
export async function answerPhotoLinks(request: Request, send: SendToProject): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { message: 'Send the token with POST' });
  const token = await readToken(request);
  if (!token) return answer(404, { code: 'PT404', message: notValid });
  const listed = await send('/rest/v1/rpc/link_photos', { token }, callerOf(request));
  if (!listed.ok) return answer(listed.status, await listed.json());
  const photos = (await listed.json()) as LinkPhoto[];
  if (photos.length === 0) return answer(200, { photos: [] });
  const signed = await send('/storage/v1/object/sign/request-photos', {
    expiresIn: secondsValid,
    paths: photos.map(({ path }) => path),
  });
  if (!signed.ok) return answer(502, { message: 'The photos cannot be shown right now' });
  const urls = new Map(((await signed.json()) as Signed[]).map(({ path, signedURL }) => [path, signedURL]));
  return answer(200, {
    photos: photos.flatMap((photo) => {
      const url = urls.get(photo.path);
      return url ? [{ ...photo, url: `/storage/v1${url}` }] : [];
    }),
  });
}

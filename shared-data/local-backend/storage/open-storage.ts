import type { App } from '@supabase/lite';
import { answerPhotoLinks, type SendToProject } from '../../supabase/functions/photo-links/photo-links.ts';
import type { Keys } from '../data/keys.ts';
import type { Engine } from '../engine/engine.ts';
import type { PhotoFiles } from './photo-files.ts';
import { isPhotoRequest } from './photo-requests.ts';
import { isSigning, readSignedPhoto, signAddresses, signedPhoto } from './signed-addresses.ts';
import { createStorageAdapter } from './storage-adapter.ts';

type Handler = (request: Request) => Response | Promise<Response>;

/** Lets Lite keep files; its Storage is an experiment and has no option for it. */
export function attachStorage(app: App, files: PhotoFiles) {
  Object.assign(app, { _storageAdapter: createStorageAdapter(files) });
}

/** Starts Lite, which would announce on the console that its Storage is an experiment; ADR 025 weighs that. */
export async function initQuietly(app: App) {
  const { warn } = console;
  console.warn = (...values) => {
    if (!String(values[0]).startsWith('EXPERIMENTAL')) warn(...values);
  };
  try {
    await app.init();
  } finally {
    console.warn = warn;
  }
}

/**
 * The refusal of a session that has ended or has to be confirmed, undefined for any other caller: Lite does not say it.
 * @param handle answers the API of the database.
 */
async function refusalOfSession({ url, headers }: Request, handle: Handler): Promise<Response | undefined> {
  const caller = new Headers(headers);
  for (const name of ['content-type', 'content-length']) caller.delete(name);
  const asked = await handle(new Request(new URL('/rest/v1/rpc/list_sessions', url), { headers: caller }));
  if (asked.ok) return undefined;
  const { code, message } = (await asked.json()) as { code?: string; message?: string };
  if (code !== 'PT401' && code !== 'PT428') return undefined;
  const { status } = asked;
  return Response.json({ statusCode: String(status), error: code, message }, { status });
}

/** Storage's requests for photos, and the function for visitors with a link. */
export function withPhotos(
  handle: Handler,
  { photoKey, secretKey }: Keys,
  { query }: Pick<Engine, 'query'>,
): Handler {
  // The file of a removed photo stays until the next removal of orphans.
  const isKept = async (path: string) =>
    (await query('select from public.request_photos where path = $1', [path])).length > 0;
  const read = async (path: string) => {
    if (!(await isKept(path))) return new Response(null, { status: 404 });
    return handle(
      new Request(`http://localhost/storage/v1/object/request-photos/${path}`, {
        headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}` },
      }),
    );
  };
  const answer: Handler = async (request) => {
    const photo = signedPhoto(request);
    if (photo) return readSignedPhoto(photo, request.url, photoKey, read);
    const refusal = isPhotoRequest(request) && (await refusalOfSession(request, handle));
    if (refusal) return refusal;
    return isSigning(request) ? signAddresses(request, handle, photoKey) : handle(request);
  };
  const send: SendToProject = async (path, body, headers) => {
    const request = new Request(new URL(path, 'http://localhost'), {
      method: 'POST',
      headers: {
        ...headers,
        apikey: secretKey,
        Authorization: `Bearer ${secretKey}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return answer(request);
  };
  return (request) =>
    new URL(request.url).pathname === '/functions/v1/photo-links'
      ? answerPhotoLinks(request, send)
      : answer(request);
}

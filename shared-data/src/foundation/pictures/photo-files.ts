import { DataError } from '../answers/data-error.ts';
import { fail, type Result, succeed } from '../answers/result.ts';
import { diskIsFull, toDataError } from '../answers/to-data-error.ts';
import type { PortalClient } from '../client/client.ts';
import { tooManyPixels } from './picture-size.ts';

const bucket = 'request-photos';

const endings: Record<string, string> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' };

/** Of the name of a shrunk photo's file. */
export const endingOf = ({ type }: Blob) => endings[type] ?? 'jpg';

/** Seconds. */
const addressesLast = 3600;

const sentences: Record<number, string> = {
  403: 'Photos can be added to open requests only',
  413: 'A photo may have at most 5 MB',
  415: 'Please choose a JPEG, PNG or WebP picture',
  422: tooManyPixels,
  507: diskIsFull,
};

interface StorageFailure {
  status?: number;
  statusCode?: string;
}

/** The status that Storage means: it answers most refusals with 400 and names the status in the body; 0 without a response. */
const statusOf = ({ status = 0, statusCode }: StorageFailure) => Number(statusCode) || status;

function refusalOf(failure: StorageFailure): DataError {
  const status = statusOf(failure);
  const message = sentences[status];
  return message
    ? new DataError(status === 403 ? 'forbidden' : 'invalid', { message, fromServer: true, cause: failure })
    : toDataError(failure, status);
}

/** Stores the file of a photo. Safe to repeat: a file that is there already stays. */
export async function uploadPhoto(portal: PortalClient, path: string, blob: Blob): Promise<Result<null>> {
  try {
    const { storage } = await portal.data();
    // As bytes: a blob would be sent as a form, without the headers of a file.
    const { error } = await storage.from(bucket).upload(path, await blob.arrayBuffer(), {
      contentType: blob.type,
      headers: { 'cache-control': 'no-store' },
    });
    if (!error || statusOf(error) === 409) return succeed(null);
    // Hosted Storage refuses an ended session in the same words as a closed request.
    const session = await portal.request((client) => client.rpc('list_sessions'));
    return session.success ? fail(refusalOf(error)) : session;
  } catch (error) {
    return fail(toDataError(error, 0));
  }
}

/** The addresses of files, by path; none for those that the user may not read. */
export async function signPhotos(
  portal: PortalClient,
  paths: readonly string[],
): Promise<Result<Map<string, string>>> {
  try {
    const { storage } = await portal.data();
    const { data, error } = await storage.from(bucket).createSignedUrls([...paths], addressesLast);
    if (error) return fail(refusalOf(error));
    return succeed(
      new Map(data.flatMap(({ path, signedUrl }) => (path && signedUrl ? [[path, signedUrl]] : []))),
    );
  } catch (error) {
    return fail(toDataError(error, 0));
  }
}

/** The file of a photo, as the signed-in user may read it. */
export async function readPhotoFile(portal: PortalClient, path: string): Promise<Result<Blob>> {
  try {
    const { storage } = await portal.data();
    const { data, error } = await storage.from(bucket).download(path);
    return error ? fail(refusalOf(error)) : succeed(data);
  } catch (error) {
    return fail(toDataError(error, 0));
  }
}

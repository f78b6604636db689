import type { PortalClient } from '@pitlane/shared-data/client';
import { DataError } from '../data-error/data-error.ts';
import { toDataError } from '../data-error/to-data-error.ts';
import { fail, type Result, succeed } from '../result/result.ts';

const bucket = 'object/request-photos';

/** Seconds. */
const addressesLast = 3600;

interface StorageError {
  statusCode?: string;
  message?: string;
}

const sentences: Record<number, string> = {
  403: 'Photos can be added to open requests only',
  413: 'A photo may have at most 5 MB',
  415: 'Please choose a JPEG, PNG or WebP picture',
};

/** The status that Storage means: it answers most refusals with 400 and tells the status in the body. */
async function refusalOf(response: Response): Promise<{ status: number; error: DataError }> {
  const body: StorageError = await response.json().catch(() => ({}));
  const status = Number(body.statusCode) || response.status;
  const message = sentences[status];
  const error = message
    ? new DataError(status === 403 ? 'forbidden' : 'invalid', { message, fromServer: true, cause: body })
    : toDataError(body, status);
  return { status, error };
}

/** Stores the file of a photo. Safe to repeat: a file that is there already stays. */
export async function uploadPhoto(portal: PortalClient, path: string, blob: Blob): Promise<Result<null>> {
  try {
    const response = await portal.sendToStorage(`${bucket}/${path}`, {
      method: 'POST',
      headers: { 'content-type': blob.type, 'cache-control': 'no-store' },
      body: blob,
    });
    if (response.ok) return succeed(null);
    const { status, error } = await refusalOf(response);
    return status === 409 ? succeed(null) : fail(error);
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
    const response = await portal.sendToStorage('object/sign/request-photos', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ expiresIn: addressesLast, paths }),
    });
    if (!response.ok) return fail((await refusalOf(response)).error);
    const signed = (await response.json()) as { path: string; signedURL: string | null }[];
    const base = portal.config.supabaseUrl.replace(/\/$/, '');
    return succeed(
      new Map(
        signed.flatMap(({ path, signedURL }) =>
          signedURL ? [[path, `${base}/storage/v1${signedURL}`]] : [],
        ),
      ),
    );
  } catch (error) {
    return fail(toDataError(error, 0));
  }
}

import type { VisitorClient } from '@pitlane/shared-data/client';
import { projectUrl } from '../client/project-url.ts';
import { toDataError } from '../data-error/to-data-error.ts';
import type { Photo } from '../photos/photo.ts';
import { fail, type Result, succeed } from '../result/result.ts';

/** A photo as a link shows it; its address lasts ten minutes. */
export type LinkPhoto = Omit<Photo, 'request_id' | 'taken_by_name'>;

/** The photos of a link's request, oldest first. Fails as `openLink`. */
export async function listLinkPhotos(
  client: Pick<VisitorClient, 'config' | 'sendToFunction'>,
  token: string,
  signal: AbortSignal,
): Promise<Result<LinkPhoto[]>> {
  try {
    const response = await client.sendToFunction('photo-links', { token }, signal);
    const body = await response.json().catch(() => undefined);
    if (!response.ok) return fail(toDataError(body, response.status));
    const { photos } = body as { photos: LinkPhoto[] };
    const base = projectUrl(client.config).replace(/\/$/, '');
    return succeed(photos.map((photo) => ({ ...photo, url: base + photo.url })));
  } catch (error) {
    return fail(toDataError(error, 0));
  }
}

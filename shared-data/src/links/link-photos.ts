import type { VisitorClient } from '../client/client.ts';
import { toDataError } from '../data-error/to-data-error.ts';
import type { PhotoLinks } from '../photos/photos-answers.ts';
import { projectUrl } from '../portal-config/project-url.ts';
import { fail, type Result, succeed } from '../result/result.ts';

/** The photos of a link's request, oldest first. Fails as `openLink`. */
export async function listLinkPhotos(
  client: Pick<VisitorClient, 'config' | 'sendToFunction'>,
  token: string,
  signal: AbortSignal,
): Promise<Result<PhotoLinks['photos']>> {
  try {
    const response = await client.sendToFunction('photo-links', { token }, signal);
    const body = await response.json().catch(() => undefined);
    if (!response.ok) return fail(toDataError(body, response.status));
    const { photos }: PhotoLinks = body;
    const base = projectUrl(client.config).replace(/\/$/, '');
    return succeed(photos.map((photo) => ({ ...photo, url: base + photo.url })));
  } catch (error) {
    return fail(toDataError(error, 0));
  }
}

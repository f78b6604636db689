import { fail, type Result, succeed } from '../../foundation/answers/result.ts';
import { toDataError } from '../../foundation/answers/to-data-error.ts';
import type { VisitorClient } from '../../foundation/client/client.ts';
import { projectUrl } from '../../foundation/config/project-url.ts';
import type { PhotoLinks } from '../../requests/photos/photos-answers.ts';

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

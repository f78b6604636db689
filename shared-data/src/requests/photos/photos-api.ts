import { type Result, succeed } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import { signPhotos, uploadPhoto } from '../../foundation/pictures/photo-files.ts';
import type { Photo } from './photo.ts';
import type { PhotoStage } from './photo-stage.ts';
import type { PhotoPlace } from './photos-answers.ts';

/** A request's photos, oldest first, with the address of each. */
export async function listPhotos(
  portal: PortalClient,
  requestId: number,
  signal: AbortSignal,
): Promise<Result<Photo[]>> {
  const listed = await portal.request((client) =>
    client
      .from('request_photos')
      .select(
        'photo_id, request_id, stage, inspection_item_id, line_id, path, width, height, sha256, caption, taken_by_name, taken_at',
      )
      .eq('request_id', requestId)
      .order('taken_at')
      .order('photo_id')
      .abortSignal(signal),
  );
  if (!listed.success || listed.data.length === 0) return listed.success ? succeed([]) : listed;
  const signed = await signPhotos(
    portal,
    listed.data.map(({ path }) => path),
  );
  if (!signed.success) return signed;
  return succeed(
    listed.data.flatMap((photo) => {
      const url = signed.data.get(photo.path);
      return url ? [{ ...photo, url }] : [];
    }),
  );
}

export interface NewPhoto {
  requestId: number;
  stage: PhotoStage;
  /** Undefined: the request itself. */
  place?: PhotoPlace;
  /** `<request>/<uuid>.<kind>`, made once for each photo: a repeat with the same path adds nothing. */
  path: string;
  width: number;
  height: number;
  sha256: string;
  /** ISO 8601 */
  takenAt: string;
}

/** Stores the file of a photo and adds it to its request, which also says why Storage does not take the file. */
export async function addPhoto(
  portal: PortalClient,
  { requestId, takenAt, place, ...photo }: NewPhoto,
  blob: Blob,
): Promise<Result<{ photo_id: number }>> {
  const uploaded = await uploadPhoto(portal, photo.path, blob);
  if (!uploaded.success && uploaded.error.kind !== 'forbidden') return uploaded;
  return portal.request((client) =>
    client.rpc('add_photo', {
      request_id: requestId,
      taken_at: takenAt,
      ...photo,
      inspection_item_id: place?.inspection_item_id ?? undefined,
      line_id: place?.line_id ?? undefined,
    }),
  );
}

export const removePhoto = (portal: PortalClient, photoId: number): Promise<Result<{ photo_id: number }>> =>
  portal.request((client) => client.rpc('remove_photo', { photo_id: photoId }));

import { useQuery } from '@tanstack/react-query';
import { messageFor } from '../../foundation/answers/data-error.ts';
import { formatDateTime } from '../../foundation/days/date.ts';
import { useWaitingList } from '../../foundation/device/use-waiting-list.ts';
import { useSession } from '../../foundation/session/session.ts';
import { noPlace } from './photo-places.ts';
import { type PhotoStage, photoStageLabels } from './photo-stage.ts';
import type { PhotoPlace } from './photos-answers.ts';
import { useRemovePhoto } from './photos-mutations.ts';
import { requestPhotosQuery } from './photos-queries.ts';
import { useKeepPhoto } from './use-keep-photo.ts';
import { useBlobAddresses } from './waiting/use-blob-addresses.ts';
import { waitingPhotos } from './waiting/waiting-photos.ts';

interface PhotoAlbumOptions {
  requestId: number;
  /** What a photo taken now shows. */
  stage: PhotoStage;
  /** What a photo taken now belongs to; the request without it. */
  place?: PhotoPlace;
  /** Which of the request's photos are in the album. */
  shows: (photo: PhotoPlace) => boolean;
  /** The subject, for the names of the photos. */
  subject?: string;
}

/**
 * Photos of a request, and those of the signed-in user that wait on this device, whose picture may be missing while it is
 * read. `add` keeps pictures on the device, where they survive a lost network and a reload until `useSendPhotos` has sent
 * them. What fails rejects with a sentence for people.
 */
export function usePhotoAlbum({ requestId, stage, place = noPlace, shows, subject }: PhotoAlbumOptions) {
  const person = useSession().account?.id ?? null;
  const query = useQuery(requestPhotosQuery(requestId));
  const removal = useRemovePhoto();
  const list = useWaitingList(waitingPhotos, person);
  const waiting = list.waiting.filter(
    ({ photo }) => photo.requestId === requestId && shows(photo.place ?? noPlace),
  );
  const keep = useKeepPhoto();
  const addresses = useBlobAddresses(person, waiting);
  const nameOf = (photo: string, index: number) =>
    subject
      ? `${subject}, ${photo} ${index + 1}`
      : `${photo[0]?.toUpperCase()}${photo.slice(1)} ${index + 1}`;

  return {
    query,
    photos: (query.data ?? []).filter(shows).map((photo, index) => ({
      key: photo.photo_id,
      url: photo.url,
      width: photo.width,
      height: photo.height,
      alt: photo.caption ?? nameOf('photo', index),
      detail: `${photoStageLabels[photo.stage]}: ${photo.taken_by_name}, ${formatDateTime(photo.taken_at)}`,
    })),
    unsent: waiting.map((item, index) => ({
      key: item.photo.path,
      url: addresses.get(item.photo.path),
      width: item.photo.width,
      height: item.photo.height,
      alt: nameOf('unsent photo', index),
      refusal: item.refusal?.message,
      retry: () => list.save({ ...item, refusal: undefined }),
      discard: () => list.discard(item.photo.path),
    })),
    add: (file: Blob) => keep(requestId, stage, file, place),
    remove: (photoId: number) =>
      removal.mutateAsync(photoId).catch((cause: unknown) => {
        throw new Error(messageFor(cause, 'Failed to remove the photo'), { cause });
      }),
  };
}

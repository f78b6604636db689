import { DataError, messageFor } from '../../foundation/answers/data-error.ts';
import { useWaitingList } from '../../foundation/device/use-waiting-list.ts';
import { endingOf } from '../../foundation/pictures/photo-files.ts';
import { shrinkPhoto } from '../../foundation/pictures/shrink-photo.ts';
import { useSession } from '../../foundation/session/session.ts';
import { noPlace } from './photo-places.ts';
import type { PhotoStage } from './photo-stage.ts';
import type { PhotoPlace } from './photos-answers.ts';
import { keepBlob } from './waiting/stored-blobs.ts';
import { waitingPhotos } from './waiting/waiting-photos.ts';

/** Why the device could not keep a picture. */
const reasonOf = (error: unknown) =>
  error instanceof DataError
    ? messageFor(error, 'Failed to add the photo')
    : 'This device has no room for the photo. Free some space and take it again.';

/**
 * Keeps a photo of a request on the device until `useSendPhotos` has sent it. What fails rejects with a sentence for people.
 */
export function useKeepPhoto() {
  const person = useSession().account?.id ?? null;
  const { save } = useWaitingList(waitingPhotos, person);
  return async (requestId: number, stage: PhotoStage, file: Blob, place: PhotoPlace = noPlace) => {
    if (person === null) return;
    try {
      const { blob, ...shrunk } = await shrinkPhoto(file);
      const path = `${requestId}/${crypto.randomUUID()}.${endingOf(blob)}`;
      await keepBlob(person, path, blob);
      const now = new Date();
      const photo = { requestId, stage, place, path, ...shrunk, takenAt: now.toISOString() };
      save({ photo, savedAt: now.getTime() });
    } catch (cause) {
      throw new Error(reasonOf(cause), { cause });
    }
  };
}

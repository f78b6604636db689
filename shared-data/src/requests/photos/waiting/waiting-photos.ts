import { DataError } from '../../../foundation/answers/data-error.ts';
import { fail } from '../../../foundation/answers/result.ts';
import type { WorkQueue } from '../../../foundation/device/send-queue.ts';
import { createWaitingList, type Waiting } from '../../../foundation/device/waiting-list.ts';
import { addPhoto, type NewPhoto } from '../photos-api.ts';
import { photoKeys } from '../photos-keys.ts';
import { discardBlob, readBlob } from './stored-blobs.ts';

/** A photo on this device that the server does not have yet; its picture is in the stored blobs. */
export interface WaitingPhoto extends Waiting {
  photo: NewPhoto;
}

const lost = () =>
  fail(
    new DataError('invalid', {
      message: 'The picture is no longer on this device. Please take it again.',
      fromServer: true,
    }),
  );

export const waitingPhotos = createWaitingList({
  name: 'photo',
  keyOf: ({ photo }: WaitingPhoto) => photo.path,
  requestOf: ({ photo }) => photo.requestId,
  send: async ({ photo }, { portal, queryClient, person }) => {
    const blob = await readBlob(person, photo.path).catch(() => undefined);
    if (!blob) return lost();
    const result = await addPhoto(portal, photo, blob);
    if (result.success)
      void queryClient.invalidateQueries({ queryKey: photoKeys.ofRequest(photo.requestId) });
    return result;
  },
  refused: 'Failed to add the photo',
  gone: (person, path) => void discardBlob(person, `${path}`).catch(() => undefined),
});

export const photoQueue: WorkQueue = [waitingPhotos];

import type { PortalClient } from '../../client/client.ts';
import { DataError } from '../../data-error/data-error.ts';
import { fail } from '../../result/result.ts';
import { sendInTurn } from '../../unsent/send-in-turn.ts';
import { createWaitingList, type Waiting } from '../../unsent/waiting-list.ts';
import { addPhoto, type NewPhoto } from '../photos-api.ts';
import { discardBlob, readBlob } from './stored-blobs.ts';

/** A photo on this device that the server does not have yet; its picture is in the stored blobs. */
export interface WaitingPhoto extends Waiting {
  photo: NewPhoto;
}

export const waitingPhotos = createWaitingList<WaitingPhoto>({
  name: 'photo',
  keyOf: ({ photo }) => photo.path,
});

const lost = () =>
  fail(
    new DataError('invalid', {
      message: 'The picture is no longer on this device. Please take it again.',
      fromServer: true,
    }),
  );

let running: Promise<number> | undefined;

/**
 * Sends the waiting photos, oldest first.
 * @param onSent called after each, before its picture leaves the device.
 * @returns how many the server has accepted.
 */
export function sendWaitingPhotos(
  portal: PortalClient,
  person: string,
  onSent: (photo: NewPhoto) => Promise<unknown>,
): Promise<number> {
  running ??= sendInTurn(waitingPhotos, person, {
    send: async ({ photo }) => {
      const blob = await readBlob(person, photo.path).catch(() => undefined);
      return blob ? addPhoto(portal, photo, blob) : lost();
    },
    refused: 'Failed to add the photo',
    onSent: async ({ photo }) => {
      await onSent(photo);
      await discardBlob(person, photo.path);
    },
  }).finally(() => {
    running = undefined;
  });
  return running;
}

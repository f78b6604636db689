import { useSendQueue } from '../../../foundation/device/use-send-queue.ts';
import { useSession } from '../../../foundation/session/session.ts';
import { photoQueue } from './waiting-photos.ts';

/**
 * Sends this device's waiting photos of the signed-in user whenever the server can be reached, and shows them where they
 * belong. Once on each page of the manager's that has a photo album; the workshop's pages send all that waits.
 */
export const useSendPhotos = () => useSendQueue(photoQueue, useSession().account?.id ?? null);

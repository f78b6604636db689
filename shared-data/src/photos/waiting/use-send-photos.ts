import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePortalClient } from '../../client/client.ts';
import { useSession } from '../../session/session.ts';
import { useWaitingList } from '../../unsent/use-waiting-list.ts';
import { useWhenReachable } from '../../unsent/use-when-reachable.ts';
import { photoKeys } from '../photos-keys.ts';
import { sendWaitingPhotos, waitingPhotos } from './waiting-photos.ts';

/**
 * Sends this device's waiting photos of the signed-in user whenever the server can be reached, and shows them where they
 * belong. Once on each page that has a photo album.
 */
export function useSendPhotos() {
  const person = useSession().account?.id ?? null;
  const portal = usePortalClient();
  const queryClient = useQueryClient();
  const { waiting } = useWaitingList(waitingPhotos, person);
  const send = useCallback(async () => {
    if (person === null) return;
    await sendWaitingPhotos(portal, person, ({ requestId }) =>
      queryClient.invalidateQueries({ queryKey: photoKeys.ofRequest(requestId) }),
    );
  }, [portal, queryClient, person]);
  useWhenReachable(waiting.filter(({ refusal }) => !refusal).length, send);
}

import { usePortalClient } from '@pitlane/shared-data/client';
import { useSession } from '@pitlane/shared-data/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useWaitingList } from '../unsent/use-waiting-list.ts';
import { useWhenReachable } from '../unsent/use-when-reachable.ts';
import type { PhotoStage } from './photo.ts';
import { photoKeys } from './photos-keys.ts';
import { requestPhotosQuery } from './photos-queries.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { discardBlob, keepBlob, readBlob } from './stored-blobs.ts';
import { sendWaitingPhotos, type WaitingPhoto, waitingPhotos } from './waiting-photos.ts';

const endings: Record<string, string> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' };

/** The addresses of the waiting pictures in this page, by path. */
function useBlobAddresses(person: string | null, waiting: readonly WaitingPhoto[]) {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const paths = waiting.map(({ photo }) => photo.path).join();
  useEffect(() => {
    let isCurrent = true;
    const made = new Map<string, string>();
    const read = async () => {
      for (const path of paths ? paths.split(',') : []) {
        const blob = person && (await readBlob(person, path).catch(() => undefined));
        if (blob && isCurrent) made.set(path, URL.createObjectURL(blob));
      }
      if (isCurrent) setAddresses(made);
    };
    void read();
    return () => {
      isCurrent = false;
      // Those that still wait are shown with their old address until the new one is there.
      setTimeout(() => {
        for (const address of made.values()) URL.revokeObjectURL(address);
      }, 5000);
    };
  }, [person, paths]);
  return addresses;
}

/** Sends this device's waiting photos whenever the server can be reached, and shows them where they belong. */
function useSendPhotos(person: string | null, waiting: number) {
  const portal = usePortalClient();
  const queryClient = useQueryClient();
  const send = useCallback(async () => {
    if (person === null) return;
    await sendWaitingPhotos(portal, person, ({ requestId }) =>
      queryClient.invalidateQueries({ queryKey: photoKeys.ofRequest(requestId) }),
    );
  }, [portal, queryClient, person]);
  useWhenReachable(waiting, send);
}

/**
 * The photos of a request, and those of the signed-in user that wait on this device, whose picture may be missing while
 * it is read. `add` keeps pictures on the device first, and then sends them: they survive a lost network and a reload.
 */
export function useRequestPhotos(requestId: number, stage: PhotoStage) {
  const person = useSession().account?.id ?? null;
  const query = useQuery(requestPhotosQuery(requestId));
  const { waiting: all, save, discard } = useWaitingList(waitingPhotos, person);
  useSendPhotos(person, all.filter(({ refusal }) => !refusal).length);
  const waiting = all.filter(({ photo }) => photo.requestId === requestId);
  const addresses = useBlobAddresses(person, waiting);
  return {
    query,
    waiting: waiting.map((item) => ({ ...item, url: addresses.get(item.photo.path) })),
    /** @throws {DataError} for a file that is no picture; anything else when the device cannot keep it. */
    add: async (file: Blob) => {
      if (person === null) return;
      const { blob, ...shrunk } = await shrinkPhoto(file);
      const path = `${requestId}/${crypto.randomUUID()}.${endings[blob.type] ?? 'jpg'}`;
      await keepBlob(person, path, blob);
      const takenAt = new Date();
      save({
        photo: { requestId, stage, path, ...shrunk, takenAt: takenAt.toISOString() },
        savedAt: takenAt.getTime(),
      });
    },
    retry: (item: WaitingPhoto) => save({ ...item, refusal: undefined }),
    discard: async ({ photo }: WaitingPhoto) => {
      discard(photo.path);
      if (person) await discardBlob(person, photo.path);
    },
  };
}

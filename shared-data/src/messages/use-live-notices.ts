import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePortalClient } from '../client/client.ts';
import { useSession } from '../session/session.ts';
import { livePortals } from './live-portals.ts';
import { noticeKeys } from './messages-keys.ts';

/** Milliseconds in which several broadcasts lead to one request. */
const pause = 300;

/** Runs `start` while the page is visible, and what it returns when the page is hidden or this is stopped. */
function whileVisible(start: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const update = () => {
    const isVisible = document.visibilityState === 'visible';
    if (isVisible) stop ??= start();
    else stop = void stop?.();
  };
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    document.removeEventListener('visibilitychange', update);
    stop?.();
  };
}

/**
 * Receives broadcasts about the signed-in person's notices by Realtime, where `portal.json` says that the backend has it.
 * Each broadcast, and each time the topic is joined or lost, requests the number of unread notices once; while it is joined
 * the bell does not poll.
 */
export function useLiveNotices(): void {
  const portal = usePortalClient();
  const queries = useQueryClient();
  const personId = useSession().account?.id;
  useEffect(() => {
    if (!portal.config.realtime || !personId) return;
    const refetch = () => void queries.invalidateQueries({ queryKey: noticeKeys.unread() });
    return whileVisible(() => {
      let leave: (() => void) | undefined;
      let isOver = false;
      let pending: ReturnType<typeof setTimeout> | undefined;
      const onChange = () => {
        pending ??= setTimeout(() => {
          pending = undefined;
          refetch();
        }, pause);
      };
      const onStatus = (isJoined: boolean) => {
        if (isJoined === livePortals.has(portal)) return;
        if (isJoined) livePortals.add(portal);
        else livePortals.delete(portal);
        refetch();
      };
      // Without this code the bell keeps polling.
      import('./notices-channel.ts').then(
        ({ joinNotices }) => {
          if (!isOver) leave = joinNotices(portal, personId, { onStatus, onChange });
        },
        () => undefined,
      );
      return () => {
        isOver = true;
        clearTimeout(pending);
        livePortals.delete(portal);
        leave?.();
      };
    });
  }, [portal, queries, personId]);
}

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePortalClient } from '../client/client.ts';
import { isLive, setLive } from './live-topics.ts';

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
 * Receives broadcasts of a private topic by Realtime, where `portal.json` says that the backend has it. Each broadcast, and each
 * time the topic is joined or lost, requests what it tells of once; while it is joined that is not polled.
 * @param topic undefined while nobody is signed in.
 * @param changes the key of the queries that the topic tells of; it must not change.
 */
export function useLiveTopic(topic: string | undefined, changes: QueryKey): void {
  const portal = usePortalClient();
  const queries = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: keys are new arrays of the same values.
  useEffect(() => {
    if (!portal.config.realtime || !topic) return;
    const refetch = () => void queries.invalidateQueries({ queryKey: changes });
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
        if (isJoined === isLive(portal, topic)) return;
        setLive(portal, topic, isJoined);
        refetch();
      };
      // Without this code the page keeps polling.
      import('./live-channel.ts').then(
        ({ joinTopic }) => {
          if (!isOver) leave = joinTopic(portal, topic, { onStatus, onChange });
        },
        () => undefined,
      );
      return () => {
        isOver = true;
        clearTimeout(pending);
        setLive(portal, topic, false);
        leave?.();
      };
    });
  }, [portal, queries, topic]);
}

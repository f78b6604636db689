import { usePortalClient } from '@pitlane/shared-data/client';
import { formatCountOf } from '@pitlane/shared-data/formats';
import { useSession } from '@pitlane/shared-data/session';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { mechanicIdOf } from '../mechanic/mechanic-id.ts';
import { sendWaiting } from './send-waiting.ts';
import {
  discardWaiting,
  parseWaiting,
  saveWaiting,
  storedWaiting,
  subscribeToWaiting,
  type WaitingCompletion,
} from './waiting-completion.ts';

/** Milliseconds between two attempts, should no event tell that the server is back. */
const retryInterval = 15_000;

/** The signed-in mechanic's completions that the server has not accepted yet, oldest first. */
export function useWaitingCompletions() {
  const mechanicId = mechanicIdOf(useSession().account);
  const stored = useSyncExternalStore(subscribeToWaiting, () =>
    mechanicId === null ? '[]' : storedWaiting(mechanicId),
  );
  return useMemo(
    () => ({
      waiting: parseWaiting(stored),
      save: (one: WaitingCompletion) => {
        if (mechanicId !== null) saveWaiting(mechanicId, one);
      },
      discard: (requestId: number) => {
        if (mechanicId !== null) discardWaiting(mechanicId, requestId);
      },
    }),
    [stored, mechanicId],
  );
}

/** Sends what waits as soon as the server can be reached, and refetches what it changes. */
export function useSendWaiting(hasUnsent: boolean): void {
  const portal = usePortalClient();
  const queryClient = useQueryClient();
  const mechanicId = mechanicIdOf(useSession().account);
  const send = useCallback(async () => {
    if (mechanicId === null || !navigator.onLine) return;
    const sent = await sendWaiting(portal, mechanicId);
    if (sent === 0) return;
    notify.success(`${formatCountOf(sent, 'waiting job')} completed`);
    await queryClient.invalidateQueries();
  }, [portal, queryClient, mechanicId]);

  useEffect(() => {
    if (!hasUnsent) return;
    void send();
    const { connection } = portal;
    const stop = connection.subscribe(() => {
      if (!connection.isUnreachable()) void send();
    });
    const timer = setInterval(send, retryInterval);
    window.addEventListener('online', send);
    return () => {
      stop();
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [hasUnsent, send, portal]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { usePortalClient } from '../client/client.ts';
import { queuedOf, sendQueue, type WorkQueue } from './send-queue.ts';
import { subscribeToWork } from './stored-work.ts';
import { useWhenReachable } from './use-when-reachable.ts';
import type { Queued } from './waiting-list.ts';

const isUnsent = ({ refusal }: Queued) => !refusal;

/**
 * Sends what waits of a person as soon as the server can be reached.
 * @param onSent told of what was sent, if anything; the same function at each render.
 */
export function useSendQueue(
  queue: WorkQueue,
  person: string | null,
  onSent?: (sent: readonly Queued[]) => unknown,
): void {
  const portal = usePortalClient();
  const queryClient = useQueryClient();
  const unsent = useSyncExternalStore(subscribeToWork, () => {
    const all = person === null ? [] : queuedOf(queue, person);
    // What was refused may have held something back.
    return all.some(isUnsent) ? all.map(({ text }) => text).join() : '';
  });
  const send = useCallback(async () => {
    if (person === null) return;
    const sent = await sendQueue(queue, { portal, queryClient, person });
    if (sent.length > 0) await onSent?.(sent);
  }, [queue, portal, queryClient, person, onSent]);
  useWhenReachable(unsent, send);
}

/**
 * For what is sent at once although something of its request may still wait: sends that first.
 * @returns a function that returns whether nothing of the request waits any more.
 */
export function useSendFirst(queue: WorkQueue, person: string | null) {
  const portal = usePortalClient();
  const queryClient = useQueryClient();
  return async (requestId: number): Promise<boolean> => {
    if (person === null) return true;
    const waits = () =>
      queuedOf(queue, person).some((item) => isUnsent(item) && item.requestId === requestId && !item.closes);
    if (waits()) await sendQueue(queue, { portal, queryClient, person });
    return !waits();
  };
}

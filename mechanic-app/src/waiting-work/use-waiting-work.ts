import { formatCountOf } from '@pitlane/shared-data/formats';
import { useSession } from '@pitlane/shared-data/session';
import { stockTakeKeys } from '@pitlane/shared-data/stock-takes';
import { type Queued, useSendFirst, useSendQueue, useWaitingList } from '@pitlane/shared-data/unsent';
import {
  waitingCompletions,
  waitingCounts,
  waitingEntries,
  waitingLines,
  waitingPhotos,
  waitingPresses,
  workQueue,
} from '@pitlane/shared-data/work-queue';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { mechanicIdOf } from '../mechanic/mechanic-id.ts';

const usePerson = () => mechanicIdOf(useSession().account);

/** The signed-in mechanic's completions that the server has not accepted yet, oldest first. */
export const useWaitingCompletions = () => useWaitingList(waitingCompletions, usePerson());

/** The signed-in mechanic's proposed lines that the server has not accepted yet, oldest first. */
export const useWaitingLines = () => useWaitingList(waitingLines, usePerson());

/** The signed-in person's counts of stock-takes that the server has not accepted yet, oldest first. */
export const useWaitingCounts = () => useWaitingList(waitingCounts, usePerson());

/** The signed-in mechanic's presses of the clock that the server has not accepted yet, oldest first. */
export const useWaitingPresses = () => useWaitingList(waitingPresses, usePerson());

/** The signed-in mechanic's entries of inspections that the server has not accepted yet, oldest first. */
export const useWaitingEntries = () => useWaitingList(waitingEntries, usePerson());

/** The signed-in person's photos that the server has not accepted yet, oldest first. */
export const useWaitingPhotos = () => useWaitingList(waitingPhotos, usePerson());

/** Sends what waits for a request before something else is; returns whether nothing waits any more. */
export const useSendWaitingFirst = () => useSendFirst(workQueue, usePerson());

const told = {
  press: (count: number) => `${formatCountOf(count, 'waiting press', 'waiting presses')} clocked`,
  line: (count: number) => `${formatCountOf(count, 'waiting line')} proposed`,
  completion: (count: number) => `${formatCountOf(count, 'waiting job')} completed`,
};

/** Sends what waits as soon as the server can be reached, and refetches what it changes. */
export function useSendWaiting(): void {
  const queryClient = useQueryClient();
  const onSent = useCallback(
    async (sent: readonly Queued[]) => {
      const countOf = (kind: string) => sent.filter(({ name }) => name === kind).length;
      for (const [kind, say] of Object.entries(told))
        if (countOf(kind) > 0) notify.success(say(countOf(kind)));
      if (sent.some(({ name }) => name in told)) await queryClient.invalidateQueries();
      // Its screen has each line already; the others load them when they are opened.
      else if (countOf('count') > 0)
        await queryClient.invalidateQueries({ queryKey: stockTakeKeys.all, refetchType: 'none' });
    },
    [queryClient],
  );
  useSendQueue(workQueue, usePerson(), onSent);
}

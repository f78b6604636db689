import { usePortalClient } from '@pitlane/shared-data/client';
import { formatCountOf } from '@pitlane/shared-data/formats';
import { useSession } from '@pitlane/shared-data/session';
import {
  type StockTakeLine,
  stockTakeKeys,
  stockTakeQuery,
  withLine,
} from '@pitlane/shared-data/stock-takes';
import { useWaitingList, useWhenReachable } from '@pitlane/shared-data/unsent';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { mechanicIdOf } from '../mechanic/mechanic-id.ts';
import { sendWaiting } from './send-waiting.ts';
import { waitingCompletions } from './waiting-completion.ts';
import { waitingCounts } from './waiting-count.ts';
import { waitingLines } from './waiting-line.ts';
import { waitingPresses } from './waiting-press.ts';

/** The signed-in mechanic's completions that the server has not accepted yet, oldest first. */
export const useWaitingCompletions = () =>
  useWaitingList(waitingCompletions, mechanicIdOf(useSession().account));

/** The signed-in mechanic's proposed lines that the server has not accepted yet, oldest first. */
export const useWaitingLines = () => useWaitingList(waitingLines, mechanicIdOf(useSession().account));

/** The signed-in person's counts of stock-takes that the server has not accepted yet, oldest first. */
export const useWaitingCounts = () => useWaitingList(waitingCounts, mechanicIdOf(useSession().account));

/** The signed-in mechanic's presses of the clock that the server has not accepted yet, oldest first. */
export const useWaitingPresses = () => useWaitingList(waitingPresses, mechanicIdOf(useSession().account));

/** Sends what waits as soon as the server can be reached, and refetches what it changes. */
export function useSendWaiting(unsent: number): void {
  const portal = usePortalClient();
  const queryClient = useQueryClient();
  const mechanicId = mechanicIdOf(useSession().account);
  const send = useCallback(async () => {
    if (mechanicId === null) return;
    const { presses, lines, completions, counts } = await sendWaiting(
      portal,
      mechanicId,
      (stockTakeId, line: StockTakeLine) =>
        queryClient.setQueryData(
          stockTakeQuery(stockTakeId).queryKey,
          (known) => known && withLine(known, line),
        ),
    );
    if (presses > 0) notify.success(`${formatCountOf(presses, 'waiting press', 'waiting presses')} clocked`);
    if (lines > 0) notify.success(`${formatCountOf(lines, 'waiting line')} proposed`);
    if (completions > 0) notify.success(`${formatCountOf(completions, 'waiting job')} completed`);
    if (presses + lines + completions > 0) await queryClient.invalidateQueries();
    // Its screen has each line already; the others load them when they are opened.
    else if (counts > 0)
      await queryClient.invalidateQueries({ queryKey: stockTakeKeys.all, refetchType: 'none' });
  }, [portal, queryClient, mechanicId]);
  useWhenReachable(unsent, send);
}

import { usePortalClient } from '@pitlane/shared-data/client';
import { formatCountOf } from '@pitlane/shared-data/formats';
import { useSession } from '@pitlane/shared-data/session';
import { useWaitingList, useWhenReachable } from '@pitlane/shared-data/unsent';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { mechanicIdOf } from '../mechanic/mechanic-id.ts';
import { sendWaiting } from './send-waiting.ts';
import { waitingCompletions } from './waiting-completion.ts';
import { waitingLines } from './waiting-line.ts';

/** The signed-in mechanic's completions that the server has not accepted yet, oldest first. */
export const useWaitingCompletions = () =>
  useWaitingList(waitingCompletions, mechanicIdOf(useSession().account));

/** The signed-in mechanic's proposed lines that the server has not accepted yet, oldest first. */
export const useWaitingLines = () => useWaitingList(waitingLines, mechanicIdOf(useSession().account));

/** Sends what waits as soon as the server can be reached, and refetches what it changes. */
export function useSendWaiting(unsent: number): void {
  const portal = usePortalClient();
  const queryClient = useQueryClient();
  const mechanicId = mechanicIdOf(useSession().account);
  const send = useCallback(async () => {
    if (mechanicId === null) return;
    const { lines, completions } = await sendWaiting(portal, mechanicId);
    if (lines > 0) notify.success(`${formatCountOf(lines, 'waiting line')} proposed`);
    if (completions > 0) notify.success(`${formatCountOf(completions, 'waiting job')} completed`);
    if (lines + completions > 0) await queryClient.invalidateQueries();
  }, [portal, queryClient, mechanicId]);
  useWhenReachable(unsent, send);
}

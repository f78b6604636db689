import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import type { MessageEvent } from '../message.ts';
import type { Reach } from '../messages-answers.ts';
import { getTold } from '../messages-api.ts';
import { messageKeys } from '../messages-keys.ts';

/** Asks how the customer of a request has just been told of an event; undefined when that cannot be read. */
export function useTold() {
  const queryClient = useQueryClient();
  return useCallback(
    async (requestId: number, event: MessageEvent): Promise<Reach | undefined> => {
      const told = { requestId, event };
      try {
        return await queryClient.query({
          queryKey: messageKeys.told(told),
          queryFn: (context) => unwrap(getTold(portalOf(context), told, context.signal)),
          staleTime: 0,
        });
      } catch {
        return undefined;
      }
    },
    [queryClient],
  );
}

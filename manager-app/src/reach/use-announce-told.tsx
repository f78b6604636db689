import { describeMessage, type MessageEvent, useTold } from '@pitlane/shared-data/messages';
import { notify } from '@pitlane/shared-ui/notifications';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { UntoldActions } from './untold-actions.tsx';

/**
 * Says which channel has just told the customer of a request. Where none has, `onUnreached` takes why; without it that is said
 * too, with what reaches them beside it.
 */
export function useAnnounceTold() {
  const told = useTold();
  const queryClient = useQueryClient();
  return async (requestId: number, event: MessageEvent, onUnreached?: (problem: string) => void) => {
    const reach = await told(requestId, event);
    if (!reach) return;
    if (!reach.problem) notify.success(describeMessage(reach));
    else if (onUnreached) onUnreached(reach.problem);
    else
      notify.failure(
        describeMessage(reach),
        // The shell shows notifications above all pages, where there is no query client.
        <QueryClientProvider client={queryClient}>
          <UntoldActions {...{ requestId, event }} />
        </QueryClientProvider>,
      );
  };
}

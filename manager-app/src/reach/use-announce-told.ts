import { describeMessage, type MessageEvent, useTold } from '@pitlane/shared-data/messages';
import { notify } from '@pitlane/shared-ui/notifications';

/** Says which channel has just told the customer of a request; `onUnreached` takes why none has, else that is said too. */
export function useAnnounceTold() {
  const told = useTold();
  return async (requestId: number, event: MessageEvent, onUnreached?: (problem: string) => void) => {
    const reach = await told(requestId, event);
    if (reach?.problem && onUnreached) onUnreached(reach.problem);
    else if (reach) notify.success(describeMessage(reach));
  };
}

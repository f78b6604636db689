import { describeMessage, type MessageEvent, useTold } from '@pitlane/shared-data/messages';
import { notify } from '@pitlane/shared-ui/notifications';

/** Of these the customer knows: they are at the desk or on the phone. */
const known: readonly MessageEvent[] = ['booking_received', 'car_arrived'];

/** Says which channel has just told the customer of a request, or why none has. */
export function useAnnounceTold() {
  const told = useTold();
  return async (requestId: number, event: MessageEvent) => {
    const reach = await told(requestId, event);
    if (reach?.problem && !known.includes(event)) {
      notify.failure(`${describeMessage(reach)}. Please call the customer.`);
    } else if (reach) notify.success(describeMessage(reach));
  };
}

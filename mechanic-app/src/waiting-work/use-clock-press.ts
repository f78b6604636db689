import { messageFor } from '@pitlane/shared-data/data-error';
import { type ClockPress, useClockPress as useSentPress, workOf } from '@pitlane/shared-data/hours';
import { notify } from '@pitlane/shared-ui/notifications';
import { useKeepPress } from './use-keep-press.ts';

/** Changes the own clock; without a network the press waits on this device and counts from now. */
export function useClockPress() {
  const sent = useSentPress();
  const { unsent, keep } = useKeepPress();
  return {
    isPending: sent.isPending,
    /** @param description what is pressed, in words. */
    press: (press: ClockPress, description: string) => {
      // Not before what was pressed earlier.
      if (unsent.length > 0 && keep(press, description)) return;
      sent.mutate(press, {
        onSuccess: (entry) =>
          notify.success(
            press.kind === 'stop' || entry === null
              ? 'The clock is stopped'
              : `On the clock: ${workOf(entry)}`,
          ),
        onError: (error) => {
          if (error.kind === 'offline' && keep(press, description)) return;
          notify.failure(messageFor(error, 'Failed to change the clock. Please try again.'));
        },
      });
    },
  };
}

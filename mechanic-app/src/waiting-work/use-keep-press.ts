import { formatTime } from '@pitlane/shared-data/formats';
import type { TimedPress } from '@pitlane/shared-data/hours';
import { notify } from '@pitlane/shared-ui/notifications';
import { useWaitingPresses } from './use-waiting-work.ts';

/** Keeps what is pressed without a network, and says from when it counts. */
export function useKeepPress() {
  const { waiting, save } = useWaitingPresses();
  return {
    /** Waits for the network; refused ones do not. */
    unsent: waiting.filter(({ refusal }) => !refusal),
    /**
     * @param description what is pressed, in words.
     * @returns whether the device could keep it.
     */
    keep: (press: TimedPress, description: string): boolean => {
      const savedAt = Date.now();
      try {
        save({ press, description, savedAt });
      } catch {
        return false;
      }
      const time = formatTime(new Date(savedAt).toISOString());
      notify.success(`Saved on this device. It counts from ${time} when the network is back.`);
      return true;
    },
  };
}

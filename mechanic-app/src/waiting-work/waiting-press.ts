import type { TimedPress } from '@pitlane/shared-data/hours';
import { createWaitingList, type Waiting } from '@pitlane/shared-data/unsent';

/** A press of the clock, or the start of a job, that is stored on this device until the server has answered it; it counts from `savedAt`. */
export interface WaitingPress extends Waiting {
  press: TimedPress;
  /** What was pressed, in words. */
  description: string;
}

export const waitingPresses = createWaitingList<WaitingPress>({
  name: 'press',
  keyOf: ({ savedAt }) => savedAt,
});

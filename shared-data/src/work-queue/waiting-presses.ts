import { createWaitingList, type Waiting } from '../foundation/device/waiting-list.ts';
import { sendTimedPress, type TimedPress } from '../hours/clock-press.ts';

/** A press of the clock, or the start of a job, that is stored on this device until the server has answered it; it counts from `savedAt`. */
export interface WaitingPress extends Waiting {
  press: TimedPress;
  /** What was pressed, in words. */
  description: string;
}

export const waitingPresses = createWaitingList({
  name: 'press',
  keyOf: ({ savedAt }: WaitingPress) => savedAt,
  send: ({ press, savedAt }, { portal }) => sendTimedPress(portal, press, new Date(savedAt).toISOString()),
  refused: 'Failed to change the clock',
});

import { formatClockTime } from './format-clock-time.ts';
import type { DaySlot } from './plan-answers.ts';

/**
 * Drop-off times as options of a select.
 * @param takesFull a full one can be chosen too: it is asked about.
 */
export const slotOptions = (slots: readonly DaySlot[], takesFull = false) =>
  slots.map(({ slot, free }) => ({
    id: slot,
    label: free ? formatClockTime(slot) : `${formatClockTime(slot)} (full)`,
    isDisabled: !free && !takesFull,
  }));

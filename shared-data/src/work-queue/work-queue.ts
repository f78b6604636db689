import type { WorkQueue } from '../foundation/device/send-queue.ts';
import { waitingPhotos } from '../requests/photos/waiting/waiting-photos.ts';
import { waitingCompletions } from './waiting-completions.ts';
import { waitingCounts } from './waiting-counts.ts';
import { waitingEntries } from './waiting-entries.ts';
import { waitingLines } from './waiting-lines.ts';
import { waitingPresses } from './waiting-presses.ts';

/** All that the workshop does without a network. */
export const workQueue: WorkQueue = [
  waitingPresses,
  waitingEntries,
  waitingPhotos,
  waitingLines,
  waitingCounts,
  waitingCompletions,
];

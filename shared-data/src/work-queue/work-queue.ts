import { waitingPhotos } from '../photos/waiting/waiting-photos.ts';
import type { WorkQueue } from '../unsent/send-queue.ts';
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

export { type WaitingPhoto, waitingPhotos } from '../requests/photos/waiting/waiting-photos.ts';
export {
  takenBefore,
  type WaitingCompletion,
  waitingCompletions,
} from '../work-queue/waiting-completions.ts';
export { type WaitingCount, waitingCounts } from '../work-queue/waiting-counts.ts';
export { type WaitingEntry, waitingEntries } from '../work-queue/waiting-entries.ts';
export { type WaitingLine, waitingLines } from '../work-queue/waiting-lines.ts';
export { type WaitingPress, waitingPresses } from '../work-queue/waiting-presses.ts';
export { workQueue } from '../work-queue/work-queue.ts';

import { createWaitingList, type Waiting } from '../foundation/device/waiting-list.ts';
import { roundQuantity } from '../foundation/numbers/quantity-limits.ts';
import { completeJob, type JobCompletion } from '../requests/jobs/jobs-api.ts';

/** A completion that is stored on this device until the server has answered it; the clock ends at `savedAt`. */
export interface WaitingCompletion extends Waiting {
  completion: JobCompletion;
  /** What the job is, in words. */
  job: string;
}

export const waitingCompletions = createWaitingList({
  name: 'completion',
  keyOf: ({ completion }: WaitingCompletion) => completion.requestId,
  requestOf: ({ completion }) => completion.requestId,
  closes: true,
  send: ({ completion, savedAt }, { portal }) =>
    completeJob(portal, { ...completion, pressedAt: new Date(savedAt).toISOString() }),
  refused: 'Failed to complete job',
});

/**
 * How many of a part the completions that wait on this device have used: they lie no longer on the shelf that is counted, but
 * the server learns of it only after the count.
 */
export const takenBefore = (person: string | null, partId: number): number =>
  person === null
    ? 0
    : waitingCompletions
        .parse(waitingCompletions.stored(person))
        .flatMap(({ completion }) => completion.parts)
        .reduce((sum, part) => roundQuantity(sum + (part.partId === partId ? part.quantity : 0)), 0);

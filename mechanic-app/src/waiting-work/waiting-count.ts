import { roundQuantity } from '@pitlane/shared-data/quantities';
import type { PartCount } from '@pitlane/shared-data/stock-takes';
import { createWaitingList, type Waiting } from '@pitlane/shared-data/unsent';
import { waitingCompletions } from './waiting-completion.ts';

/** A count of a part that is stored on this device until the server has answered it. */
export interface WaitingCount extends Waiting {
  /** Its idempotency key saves it once. */
  count: PartCount;
  /** The part, in words. */
  part: string;
}

export const waitingCounts = createWaitingList<WaitingCount>({
  name: 'count',
  keyOf: ({ count }) => count.idempotencyKey,
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

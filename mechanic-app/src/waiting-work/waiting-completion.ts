import type { JobCompletion } from '@pitlane/shared-data/requests';
import { createWaitingList, type Waiting } from '@pitlane/shared-data/unsent';

/** A completion that is stored on this device until the server has answered it. */
export interface WaitingCompletion extends Waiting {
  completion: JobCompletion;
  /** What the job is, in words. */
  job: string;
}

export const waitingCompletions = createWaitingList<WaitingCompletion>({
  name: 'completion',
  keyOf: ({ completion }) => completion.requestId,
});

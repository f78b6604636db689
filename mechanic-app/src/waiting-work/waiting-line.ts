import type { LineProposal } from '@pitlane/shared-data/estimates';
import { createWaitingList, type Waiting } from '@pitlane/shared-data/unsent';

/** A proposed line that is stored on this device until the server has answered it. */
export interface WaitingLine extends Waiting {
  /** Its idempotency key proposes it once. */
  proposal: LineProposal & { idempotencyKey: string };
  /** The proposal, in words. */
  description: string;
}

export const waitingLines = createWaitingList<WaitingLine>({
  name: 'line',
  keyOf: ({ proposal }) => proposal.idempotencyKey,
});

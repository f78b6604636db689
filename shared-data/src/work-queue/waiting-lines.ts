import { addLine, type LineProposal } from '../estimates/lines-api.ts';
import { createWaitingList, type Waiting } from '../foundation/device/waiting-list.ts';

/** A proposed line that is stored on this device until the server has answered it. */
export interface WaitingLine extends Waiting {
  /** Its idempotency key proposes it once. */
  proposal: LineProposal & { idempotencyKey: string };
  /** The proposal, in words. */
  description: string;
}

export const waitingLines = createWaitingList({
  name: 'line',
  keyOf: ({ proposal }: WaitingLine) => proposal.idempotencyKey,
  requestOf: ({ proposal }) => proposal.requestId,
  send: ({ proposal }, { portal }) => addLine(portal, proposal),
  refused: 'Failed to propose the line',
});

import type { PortalClient } from '@pitlane/shared-data/client';
import { completeJob } from '@pitlane/shared-data/requests';
import { sendInTurn } from '@pitlane/shared-data/unsent';
import { waitingCompletions } from './waiting-completion.ts';

let running: Promise<number> | undefined;

/**
 * Sends the waiting completions; their idempotency keys complete each job once.
 * @returns how many the server has accepted.
 */
export function sendWaiting(portal: PortalClient, mechanicId: string): Promise<number> {
  running ??= sendInTurn(waitingCompletions, mechanicId, {
    send: ({ completion }) => completeJob(portal, completion),
    refused: 'Failed to complete job',
  }).finally(() => {
    running = undefined;
  });
  return running;
}

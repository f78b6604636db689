import type { PortalClient } from '@pitlane/shared-data/client';
import { completeJob } from '@pitlane/shared-data/requests';
import { discardWaiting, parseWaiting, saveWaiting, storedWaiting } from './waiting-completion.ts';

/** The server has not decided: the completion waits on. */
const isUndecided = (kind: string) => ['offline', 'signed-out', 'too-many'].includes(kind);

async function sendInTurn(portal: PortalClient, mechanicId: string): Promise<number> {
  let sent = 0;
  for (const waiting of parseWaiting(storedWaiting(mechanicId))) {
    if (waiting.refusal) continue;
    const result = await completeJob(portal, waiting.completion);
    if (result.success) {
      discardWaiting(mechanicId, waiting.completion.requestId);
      sent += 1;
    } else if (isUndecided(result.error.kind)) {
      break;
    } else {
      const { kind, message, fromServer } = result.error;
      const refusal = { kind, message: fromServer ? message : 'Failed to complete job' };
      saveWaiting(mechanicId, { ...waiting, refusal });
    }
  }
  return sent;
}

let running: Promise<number> | undefined;

const inOneTab = (work: () => Promise<number>): Promise<number> =>
  'locks' in navigator ? navigator.locks.request('pitlane-unsent', work) : work();

/**
 * Sends the waiting completions, one after the other and in one tab at a time; should a browser have no locks, their
 * idempotency keys complete each job once.
 * @returns how many the server has accepted.
 */
export function sendWaiting(portal: PortalClient, mechanicId: string): Promise<number> {
  running ??= inOneTab(() => sendInTurn(portal, mechanicId)).finally(() => {
    running = undefined;
  });
  return running;
}

import type { PortalClient } from '@pitlane/shared-data/client';
import { addLine } from '@pitlane/shared-data/estimates';
import { completeJob } from '@pitlane/shared-data/requests';
import { sendInTurn } from '@pitlane/shared-data/unsent';
import { waitingCompletions } from './waiting-completion.ts';
import { waitingLines } from './waiting-line.ts';

/** How many the server has accepted. */
interface Sent {
  lines: number;
  completions: number;
}

async function sendLinesFirst(portal: PortalClient, mechanicId: string): Promise<Sent> {
  const lines = await sendInTurn(waitingLines, mechanicId, {
    send: ({ proposal }) => addLine(portal, proposal),
    refused: 'Failed to propose the line',
  });
  // A completed job takes no more lines.
  const left = waitingLines.parse(waitingLines.stored(mechanicId));
  if (left.some(({ refusal }) => !refusal)) return { lines, completions: 0 };
  const completions = await sendInTurn(waitingCompletions, mechanicId, {
    send: ({ completion }) => completeJob(portal, completion),
    refused: 'Failed to complete job',
  });
  return { lines, completions };
}

let running: Promise<Sent> | undefined;

/** Sends the waiting lines and completions; their idempotency keys make each count once. */
export function sendWaiting(portal: PortalClient, mechanicId: string): Promise<Sent> {
  running ??= sendLinesFirst(portal, mechanicId).finally(() => {
    running = undefined;
  });
  return running;
}

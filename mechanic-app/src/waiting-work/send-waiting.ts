import type { PortalClient } from '@pitlane/shared-data/client';
import { addLine } from '@pitlane/shared-data/estimates';
import { sendTimedPress } from '@pitlane/shared-data/hours';
import { completeJob } from '@pitlane/shared-data/requests';
import { countPart, type StockTakeLine } from '@pitlane/shared-data/stock-takes';
import { sendInTurn } from '@pitlane/shared-data/unsent';
import { waitingCompletions } from './waiting-completion.ts';
import { waitingCounts } from './waiting-count.ts';
import { waitingLines } from './waiting-line.ts';
import { waitingPresses } from './waiting-press.ts';

/** How many the server has accepted. */
interface Sent {
  presses: number;
  lines: number;
  completions: number;
  counts: number;
}

/** Told of each count as the server has saved it. */
type OnCounted = (stockTakeId: number, line: StockTakeLine) => void;

/** The counts say how many had been taken before them, so they may come before or after the completions that tell of it. */
const sendCounts = (portal: PortalClient, person: string, onCounted: OnCounted): Promise<number> =>
  sendInTurn(waitingCounts, person, {
    send: async ({ count, savedAt }) => {
      const result = await countPart(portal, count, Math.max(0, Math.round((Date.now() - savedAt) / 1000)));
      // Before it is discarded here, so that the line does not look uncounted in between.
      if (result.success) onCounted(count.stockTakeId, result.data);
      return result;
    },
    refused: 'Failed to save the count',
  });

async function sendInOrder(portal: PortalClient, mechanicId: string, onCounted: OnCounted): Promise<Sent> {
  const presses = await sendInTurn(waitingPresses, mechanicId, {
    send: ({ press, savedAt }) => sendTimedPress(portal, press, new Date(savedAt).toISOString()),
    refused: 'Failed to change the clock',
  });
  const counts = await sendCounts(portal, mechanicId, onCounted);
  const lines = await sendInTurn(waitingLines, mechanicId, {
    send: ({ proposal }) => addLine(portal, proposal),
    refused: 'Failed to propose the line',
  });
  // A completed job takes no more lines.
  const left = waitingLines.parse(waitingLines.stored(mechanicId));
  if (left.some(({ refusal }) => !refusal)) return { presses, lines, completions: 0, counts };
  const completions = await sendInTurn(waitingCompletions, mechanicId, {
    send: ({ completion }) => completeJob(portal, completion),
    refused: 'Failed to complete job',
  });
  return { presses, lines, completions, counts };
}

let running: Promise<Sent> | undefined;

/** Sends the waiting presses, counts, lines and completions; sent twice, each counts once. */
export function sendWaiting(
  portal: PortalClient,
  mechanicId: string,
  onCounted: OnCounted = () => undefined,
): Promise<Sent> {
  running ??= sendInOrder(portal, mechanicId, onCounted).finally(() => {
    running = undefined;
  });
  return running;
}

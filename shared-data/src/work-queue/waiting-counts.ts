import { createWaitingList, type Waiting } from '../foundation/device/waiting-list.ts';
import { withLine } from '../parts/stock-takes/stock-take.ts';
import { countPart, type PartCount } from '../parts/stock-takes/stock-takes-api.ts';
import { stockTakeQuery } from '../parts/stock-takes/stock-takes-queries.ts';

/** A count of a part that is stored on this device until the server has answered it. */
export interface WaitingCount extends Waiting {
  /** Its idempotency key saves it once. */
  count: PartCount;
  /** The part, in words. */
  part: string;
}

/** Rounded up where it has to be earlier than a completion that told the server later of what it had used. */
const secondsSince = ({ count, savedAt }: WaitingCount) =>
  Math.max(0, Math[count.taken > 0 ? 'ceil' : 'round']((Date.now() - savedAt) / 1000));

export const waitingCounts = createWaitingList({
  name: 'count',
  keyOf: ({ count }: WaitingCount) => count.idempotencyKey,
  send: async (item, { portal, queryClient }) => {
    const result = await countPart(portal, item.count, secondsSince(item));
    // Before it leaves this device, so that the line does not look uncounted in between.
    if (result.success)
      queryClient.setQueryData(
        stockTakeQuery(item.count.stockTakeId).queryKey,
        (known) => known && withLine(known, result.data),
      );
    return result;
  },
  refused: 'Failed to save the count',
});

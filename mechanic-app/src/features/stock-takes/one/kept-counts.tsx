import { formatCountOf } from '@pitlane/shared-data/formats';
import { Banner } from '@pitlane/shared-ui/core';
import { useWaitingCounts } from '../../../waiting-work/use-waiting-work.ts';

/** How many counts this device keeps, for a stock-take whose lines could not be loaded; the lines say it themselves. */
export function KeptCounts({ stockTakeId }: { stockTakeId: number }) {
  const kept = useWaitingCounts().waiting.filter(
    ({ count, refusal }) => count.stockTakeId === stockTakeId && !refusal,
  ).length;
  if (kept === 0) return null;
  return (
    <Banner
      tone="warning"
      title={formatCountOf(kept, 'count waits for the network', 'counts wait for the network')}
    >
      <p>This device keeps what you counted, and sends it when the network is back.</p>
    </Banner>
  );
}

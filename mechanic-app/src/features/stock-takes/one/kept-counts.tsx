import { formatCountOf } from '@pitlane/shared-data/formats';
import { Banner } from '@pitlane/shared-ui/core';
import { useWaitingCounts } from '../../../waiting-work/use-waiting-work.ts';

/** Where the lines of a stock-take could not be loaded: its counts that this device keeps, of which the lines would say it. */
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

import { formatCountOf } from '@pitlane/shared-data/formats';
import { type WaitingCount, waitingCounts } from '@pitlane/shared-data/work-queue';
import { useMatch } from 'react-router';
import { paths } from '../paths.ts';
import { useWaitingCounts } from './use-waiting-work.ts';
import { WaitingBanners } from './waiting-banners.tsx';

/** 'Brake pads: 7' */
const describe = ({ part, count: { quantity } }: WaitingCount) =>
  `${part}: ${quantity ?? 'count taken back'}`;

/** The counts of stock-takes that wait for the network, and those that the server has refused since. */
export function WaitingCounts() {
  const list = useWaitingCounts();
  // The lines of a stock-take say themselves which of them wait: a banner would come and go with each count.
  const isCounting = useMatch(paths.stockTake(':stockTakeId')) !== null;
  const waiting = list.waiting.filter(({ refusal }) => refusal || !isCounting);
  return (
    <WaitingBanners
      list={{ ...list, waiting }}
      keyOf={waitingCounts.keyOf}
      titleOf={(count) => formatCountOf(count, 'count waits for the network', 'counts wait for the network')}
      nameOf={describe}
      refusedTitleOf={(item) => `The count of ${item.part} was not saved`}
      adviceFor={({ count: { quantity } }) =>
        `You counted ${quantity ?? 'none'}. Tell the manager, then discard this.`
      }
    />
  );
}

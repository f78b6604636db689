import { formatCountOf, formatTime } from '@pitlane/shared-data/formats';
import { type WaitingPress, waitingPresses } from '@pitlane/shared-data/work-queue';
import { useWaitingPresses } from './use-waiting-work.ts';
import { WaitingBanners } from './waiting-banners.tsx';

/** 'Cleaning at 9:10 am' */
const describe = ({ description, savedAt }: WaitingPress) =>
  `${description} at ${formatTime(new Date(savedAt).toISOString())}`;

/** The presses of the clock that wait for the network, and those that the server has refused since. */
export const WaitingPresses = () => (
  <WaitingBanners
    list={useWaitingPresses()}
    keyOf={waitingPresses.keyOf}
    titleOf={(count) =>
      formatCountOf(
        count,
        'press of the clock waits for the network',
        'presses of the clock wait for the network',
      )
    }
    nameOf={describe}
    refusedTitleOf={(item) => `${describe(item)} was not clocked`}
    adviceFor={() => 'Propose the missing entry in My Hours, then discard this.'}
  />
);

import { formatCountOf } from '@pitlane/shared-data/formats';
import { conditionLabels } from '@pitlane/shared-data/inspections';
import { useIsStalled } from '@pitlane/shared-data/unsent';
import { type WaitingEntry, waitingEntries } from '@pitlane/shared-data/work-queue';
import { useMatch } from 'react-router';
import { paths } from '../paths.ts';
import { adviceOfJob } from './no-longer-own.ts';
import { useWaitingEntries } from './use-waiting-work.ts';
import { WaitingBanners } from './waiting-banners.tsx';

/** 'Front left tread: 2.2. Worn' */
const entered = ({ entry: { condition, value, note, internal_note } }: WaitingEntry) =>
  [condition && conditionLabels[condition], value, note, internal_note]
    .filter((each) => each != null)
    .join('. ');

const describe = (item: WaitingEntry) => `${item.item}: ${entered(item)}, job #${item.requestId}`;

/** The entries of inspections that wait for the network, and those that the server has refused since. */
export function WaitingEntries() {
  const list = useWaitingEntries();
  const isStalled = useIsStalled();
  const openJob = Number(useMatch(paths.job(':requestId'))?.params.requestId);
  const waiting = list.waiting.filter(({ refusal, requestId }) =>
    // Its own page lets the mechanic choose.
    refusal ? refusal.kind !== 'changed' || requestId !== openJob : isStalled,
  );
  return (
    <WaitingBanners
      list={{ ...list, waiting }}
      keyOf={waitingEntries.keyOf}
      titleOf={(count) =>
        formatCountOf(
          count,
          'inspection entry waits for the network',
          'inspection entries wait for the network',
        )
      }
      nameOf={describe}
      refusedTitleOf={({ item, requestId }) => `${item} of job #${requestId} was not saved`}
      adviceFor={(item) =>
        adviceOfJob(
          item,
          item.refusal?.kind === 'changed'
            ? 'Open the job to choose. It is completed after that.'
            : 'Tell the manager what you found, then discard this.',
        )
      }
      textOf={describe}
    >
      {(item) => <p>You entered: {entered(item)}</p>}
    </WaitingBanners>
  );
}

import { formatCountOf, formatMoney } from '@pitlane/shared-data/formats';
import { type WaitingCompletion, waitingCompletions } from '@pitlane/shared-data/work-queue';
import { Note } from '@pitlane/shared-ui/core';
import { adviceOfJob } from './no-longer-own.ts';
import { useWaitingCompletions } from './use-waiting-work.ts';
import { WaitingBanners } from './waiting-banners.tsx';

const jobNumber = ({ completion }: WaitingCompletion) => `Job #${completion.requestId}`;

function Entries({ completion: { parts, mechanicNotes } }: WaitingCompletion) {
  const used = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <Note label="Your Notes" text={mechanicNotes} />
      {used > 0 && <p>{formatCountOf(used, 'part')} used</p>}
    </>
  );
}

/** What was entered, for a file. */
const textOf = ({ completion: { mechanicNotes, finalCost, kilometres, parts } }: WaitingCompletion) =>
  [
    mechanicNotes && `Your Notes: ${mechanicNotes}`,
    finalCost !== null && `Final Cost: ${formatMoney(finalCost)}`,
    kilometres !== undefined && `Kilometres: ${kilometres}`,
    ...parts.map(({ partId, quantity }) => `Part ${partId}: ${quantity}`),
  ]
    .filter(Boolean)
    .join('\r\n');

/** The completions that wait for the network, and those that the server has refused since. */
export const WaitingCompletions = () => (
  <WaitingBanners
    list={useWaitingCompletions()}
    keyOf={waitingCompletions.keyOf}
    titleOf={(count) =>
      formatCountOf(count, 'completion waits for the network', 'completions wait for the network')
    }
    nameOf={(item) => `${jobNumber(item)}, ${item.job}`}
    refusedTitleOf={(item) => `${jobNumber(item)} was not completed`}
    reasonOf={({ job, refusal }) => `${job}: ${refusal?.message}`}
    adviceFor={(item) =>
      adviceOfJob(item, 'Open the job in My Jobs to correct and complete it, or discard this.')
    }
    textOf={textOf}
  >
    {(item) => <Entries {...item} />}
  </WaitingBanners>
);

import { formatCountOf } from '@pitlane/shared-data/formats';
import { Note } from '@pitlane/shared-ui/core';
import { useWaitingCompletions } from './use-waiting-work.ts';
import { WaitingBanners } from './waiting-banners.tsx';
import { type WaitingCompletion, waitingCompletions } from './waiting-completion.ts';

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

/** What to do about a refusal. */
const adviceFor = ({ refusal }: WaitingCompletion) =>
  refusal?.kind === 'not-found'
    ? 'The job has been given to another mechanic or removed. Tell the manager what you have done, then discard this.'
    : 'Open the job in My Jobs to correct and complete it, or discard this.';

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
    adviceFor={adviceFor}
  >
    {(item) => <Entries {...item} />}
  </WaitingBanners>
);

import { useSendWaiting, useWaitingCompletions, useWaitingLines } from './use-waiting-work.ts';
import { WaitingCompletions } from './waiting-completions.tsx';
import { WaitingLines } from './waiting-lines.tsx';

/** What waits on this device for the network, on every screen of a mechanic. */
export function WaitingWork() {
  const waiting = [...useWaitingLines().waiting, ...useWaitingCompletions().waiting];
  useSendWaiting(waiting.filter(({ refusal }) => !refusal).length);
  return (
    <>
      <WaitingLines />
      <WaitingCompletions />
    </>
  );
}

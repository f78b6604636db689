import {
  useSendWaiting,
  useWaitingCompletions,
  useWaitingCounts,
  useWaitingLines,
} from './use-waiting-work.ts';
import { WaitingCompletions } from './waiting-completions.tsx';
import { WaitingCounts } from './waiting-counts.tsx';
import { WaitingLines } from './waiting-lines.tsx';

/** What waits on this device for the network, on every screen of the workshop. */
export function WaitingWork() {
  const waiting = [
    ...useWaitingLines().waiting,
    ...useWaitingCompletions().waiting,
    ...useWaitingCounts().waiting,
  ];
  useSendWaiting(waiting.filter(({ refusal }) => !refusal).length);
  return (
    <>
      <WaitingLines />
      <WaitingCompletions />
      <WaitingCounts />
    </>
  );
}

import {
  useSendWaiting,
  useWaitingCompletions,
  useWaitingCounts,
  useWaitingLines,
  useWaitingPresses,
} from './use-waiting-work.ts';
import { WaitingCompletions } from './waiting-completions.tsx';
import { WaitingCounts } from './waiting-counts.tsx';
import { WaitingLines } from './waiting-lines.tsx';
import { WaitingPresses } from './waiting-presses.tsx';

/** What waits on this device for the network, on every screen of the workshop. */
export function WaitingWork() {
  const waiting = [
    ...useWaitingLines().waiting,
    ...useWaitingCompletions().waiting,
    ...useWaitingCounts().waiting,
    ...useWaitingPresses().waiting,
  ];
  useSendWaiting(waiting.filter(({ refusal }) => !refusal).length);
  return (
    <>
      <WaitingPresses />
      <WaitingLines />
      <WaitingCompletions />
      <WaitingCounts />
    </>
  );
}

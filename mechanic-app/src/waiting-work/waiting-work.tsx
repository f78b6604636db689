import { useSendWaiting } from './use-waiting-work.ts';
import { WaitingCompletions } from './waiting-completions.tsx';
import { WaitingCounts } from './waiting-counts.tsx';
import { WaitingEntries } from './waiting-entries.tsx';
import { WaitingLines } from './waiting-lines.tsx';
import { WaitingPhotos } from './waiting-photos.tsx';
import { WaitingPresses } from './waiting-presses.tsx';

/** What waits on this device for the network, on every screen of the workshop. */
export function WaitingWork() {
  useSendWaiting();
  return (
    <>
      <WaitingPresses />
      <WaitingEntries />
      <WaitingPhotos />
      <WaitingLines />
      <WaitingCompletions />
      <WaitingCounts />
    </>
  );
}

import type { Account } from '@pitlane/shared-data/session';
import { storedChoice } from '@pitlane/shared-ui/core';
import { navigationOf } from '../navigation/navigation.ts';
import { useFoundRemotes } from '../remotes/remotes-context.ts';
import { RailNav } from './rail-nav.tsx';
import { useWaiting } from './use-waiting.ts';

/** The first script reads it too, for the frame of the next visit. */
const stored = storedChoice('pitlane-rail', ['open', 'folded']);

/** Every screen of a manager, beside the page. */
export function Rail({ account }: { account: Account }) {
  const { groups } = navigationOf(useFoundRemotes(), account);
  const [width, setWidth] = stored.use();
  return (
    <RailNav
      groups={groups}
      counts={useWaiting(true)}
      isFolded={width === 'folded'}
      onFold={() => setWidth(width === 'folded' ? 'open' : 'folded')}
    />
  );
}

import type { Account } from '@pitlane/shared-data/session';
import { navigationOf } from '../navigation/navigation.ts';
import { useFoundRemotes } from '../remotes/remotes-context.ts';
import { SearchTab } from '../search/search-trigger.tsx';
import { PhoneNav } from './phone-nav.tsx';
import { useWaiting } from './use-waiting.ts';

/** What staff open most on a phone, and the menu of everything else. */
export function PhoneBar({ account, onMore }: { account: Account; onMore: () => void }) {
  const { phone } = navigationOf(useFoundRemotes(), account);
  const isManager = account.role === 'manager';
  const counts = useWaiting(isManager);
  if (phone.length === 0) return null;
  return <PhoneNav entries={phone} counts={counts} search={isManager && <SearchTab />} onMore={onMore} />;
}

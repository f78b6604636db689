import { useSession } from '@pitlane/shared-data/session';
import { notify } from '@pitlane/shared-ui/notification';
import { useEffect, useRef } from 'react';

/**
 * Runs the guards of the open page again whenever the account changes: a session that ended, here or in another tab,
 * leads to the login, and a role that changed on the server to that role's dashboard. The notifications of the account
 * before go too. It stands beside the router, because the account may change before the first page is there.
 */
export function RevalidateOnAccountChange({ revalidate }: { revalidate: () => Promise<void> }) {
  const { account, status } = useSession();
  const current = status === 'loading' ? undefined : `${account?.id} ${account?.role}`;
  const known = useRef(current);

  useEffect(() => {
    if (current === undefined) return;
    if (known.current !== undefined && known.current !== current) {
      notify.clear();
      void revalidate();
    }
    known.current = current;
  }, [current, revalidate]);

  return null;
}

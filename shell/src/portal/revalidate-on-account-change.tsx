import { confirmationOf, useSession } from '@pitlane/shared-data/session';
import { notify } from '@pitlane/shared-ui/notifications';
import { useEffect, useRef } from 'react';

/**
 * Runs the guards of the current page again when the account changes: a session that ended, here or in another tab,
 * redirects to the login, a changed role to that role's dashboard, and a sign-in that was confirmed to where it leads. It also clears the notifications of the previous
 * account. Rendered beside the router, because the account may change before the first page has loaded.
 */
export function RevalidateOnAccountChange({ revalidate }: { revalidate: () => Promise<void> }) {
  const { account, status } = useSession();
  const current =
    status === 'loading' ? undefined : `${account?.id} ${account?.role} ${confirmationOf(account)}`;
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

import { useSession } from '@pitlane/shared-data/session';
import { notify } from '@pitlane/shared-ui/notification';
import { useEffect, useRef } from 'react';

/**
 * Asks the guards of the open page again whenever the person changes: a session that ended, here or in another tab,
 * leads to the login, and a role that changed on the server leads to that role's dashboard. What the person before
 * was told goes with them. It stands beside the router, because the person may change before the first page is there.
 */
export function SessionWatch({ revalidate }: { revalidate: () => Promise<void> }) {
  const { account, status } = useSession();
  const person = status === 'loading' ? undefined : `${account?.id} ${account?.role}`;
  const known = useRef(person);

  useEffect(() => {
    if (person === undefined) return;
    if (known.current !== undefined && known.current !== person) {
      notify.clear();
      void revalidate();
    }
    known.current = person;
  }, [person, revalidate]);

  return null;
}

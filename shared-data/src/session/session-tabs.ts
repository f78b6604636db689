import { type PortalClient, tokenKey } from '@pitlane/shared-data/client';
import { adoptStoredSession } from './revalidate.ts';
import { endSession, signedOutKey } from './sign-out.ts';
import { accountKey } from './stored-account.ts';

/** Follows the other tabs of the browser: who signs in or out there does so here. Answers how to stop. */
export function followOtherTabs(portal: PortalClient): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === signedOutKey) void endSession(portal);
    // A null key means that the whole storage was cleared.
    else if (key === null || key === accountKey || key === tokenKey) adoptStoredSession();
  };
  // A page that comes back from the back-forward cache has heard nothing meanwhile.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) adoptStoredSession();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

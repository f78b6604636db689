import { type PortalClient, tokenKey } from '../client/client.ts';
import { adoptStoredSession } from './revalidate.ts';
import { endSession, signedOutKey } from './sign-out.ts';
import { accountKey } from './stored-account.ts';

/** Follows sign-ins and sign-outs in other tabs. Returns a function that stops it. */
export function followOtherTabs(portal: PortalClient): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === signedOutKey) void endSession(portal);
    // A null key means that the whole storage was cleared.
    else if (key === null || key === accountKey || key === tokenKey) adoptStoredSession();
  };
  // A page in the back-forward cache receives no storage events.
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

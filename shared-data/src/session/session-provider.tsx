import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { finishSocialSignIn } from './finish-social-sign-in.ts';
import { revalidateSession, watchForExpiry } from './revalidate.ts';
import { type SessionState, sessionState, subscribeToSession } from './session-state.ts';
import { followOtherTabs } from './session-tabs.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

interface Session extends SessionState {
  signIn: typeof signIn;
  signOut: typeof signOut;
}

/** Keeps the session true while the portal is open: asks the server once, and follows the other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    watchForExpiry();
    void finishSocialSignIn();
    void revalidateSession();
    return followOtherTabs();
  }, []);
  return children;
}

/** Who is signed in, and how to change it. */
export function useSession(): Session {
  const state = useSyncExternalStore(subscribeToSession, sessionState);
  return { ...state, signIn, signOut };
}

import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Result } from '../answers/result.ts';
import { usePortalClient } from '../client/client.ts';
import type { Account } from './account.ts';
import { revalidateSession, watchForExpiry } from './revalidate.ts';
import { type SessionState, sessionState, subscribeToSession } from './session-state.ts';
import { followOtherTabs } from './session-tabs.ts';
import { finishSocialSignIn } from './sign-in/finish-social-sign-in.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signOut } from './sign-out.ts';

interface Session extends SessionState {
  /** The result's message can be shown. */
  signIn: (
    email: string,
    password: string,
    remember: boolean,
    captchaToken?: string,
  ) => Promise<Result<Account>>;
  signOut: () => Promise<void>;
}

/** Keeps the session current: revalidates it once with the server and follows the other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const portal = usePortalClient();
  useEffect(() => {
    watchForExpiry(portal);
    void finishSocialSignIn(portal);
    void revalidateSession(portal);
    return followOtherTabs(portal);
  }, [portal]);
  return children;
}

export function useSession(): Session {
  const portal = usePortalClient();
  const state = useSyncExternalStore(subscribeToSession, sessionState);
  return useMemo(
    () => ({
      ...state,
      signIn: (...credentials) => signIn(portal, ...credentials),
      signOut: () => signOut(portal),
    }),
    [portal, state],
  );
}

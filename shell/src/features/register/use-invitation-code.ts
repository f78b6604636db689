import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

const ofHash = (hash: string) => /^#invitation=(.+)$/.exec(hash)?.[1];

const ofState = (state: unknown) =>
  typeof state === 'object' && state !== null && 'invitation' in state && typeof state.invitation === 'string'
    ? state.invitation
    : undefined;

/**
 * The code of an invitation. It arrives behind the `#`, which no server is sent, and is moved to the entry of the
 * history, where a reload finds it: whoever has the code can claim the account.
 */
export function useInvitationCode(): string | undefined {
  const { hash, state, pathname } = useLocation();
  const navigate = useNavigate();
  const arrived = ofHash(hash);
  useLayoutEffect(() => {
    if (arrived) void navigate(pathname, { replace: true, state: { invitation: arrived } });
  }, [arrived, navigate, pathname]);
  return arrived ?? ofState(state);
}

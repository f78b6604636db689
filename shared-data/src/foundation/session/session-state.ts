import type { Account } from './account.ts';
import { removePersonalStorage, removeShown } from './personal-storage.ts';
import { returnedCode } from './sign-in/social-return.ts';
import { readStoredAccount } from './stored-account.ts';

/**
 * Why the user was signed out: the session expired, the account was deleted, a social sign-in was refused, or the
 * customer closed the account.
 */
export type SignedOutReason = 'expired' | 'removed' | 'refused' | 'closed';

export interface SessionState {
  /** 'loading' only on the redirect page of a social sign-in. */
  status: 'loading' | 'signed-in' | 'signed-out';
  account: Account | null;
  /** Only when the user did not sign out themselves. */
  signedOutReason: SignedOutReason | null;
}

type Listener = () => void;

const onChange = new Set<Listener>();
const onOtherPerson = new Set<Listener>();
let state: SessionState | undefined;

const stateOf = (account: Account | null, signedOutReason: SignedOutReason | null = null): SessionState => ({
  status: account ? 'signed-in' : 'signed-out',
  account,
  signedOutReason: account ? null : signedOutReason,
});

function firstState(): SessionState {
  const stored = stateOf(readStoredAccount());
  return returnedCode && !stored.account ? { ...stored, status: 'loading' } : stored;
}

/** Read from the browser's storage on first use. */
export function sessionState(): SessionState {
  state ??= firstState();
  return state;
}

export const signedOutReason = (): SignedOutReason | null => sessionState().signedOutReason;

/** The id of the person who is signed in on this page. */
export const signedInId = (): string | undefined => sessionState().account?.id;

const personOf = ({ account }: SessionState) => account && `${account.role} ${account.id}`;

/** Sets the signed-in user, or none. Notifies subscribers with the previous user's data first. */
export function enterState(account: Account | null, reason: SignedOutReason | null = null): void {
  const before = sessionState();
  const next = stateOf(account, reason);
  if (JSON.stringify(before) === JSON.stringify(next)) return;
  state = next;
  if (personOf(before) !== personOf(state)) {
    // A session that ran out is renewed by the same person, perhaps after hours without a network.
    if (reason !== 'expired') removePersonalStorage(account?.id, account ? undefined : before.account?.id);
    else if (before.account) removeShown(before.account.id);
    for (const listener of onOtherPerson) listener();
  }
  for (const listener of onChange) listener();
}

const subscribeTo = (listeners: Set<Listener>) => (listener: Listener) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const subscribeToSession = subscribeTo(onChange);

/** Another user, or the same one with another role. */
export const subscribeToOtherPerson = subscribeTo(onOtherPerson);

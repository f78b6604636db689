import type { Account } from './account.ts';
import { enterState } from './session-state.ts';
import { storeAccount } from './stored-account.ts';

/** Shows the signed-in user's changed details everywhere. */
export function replaceAccount(account: Account): void {
  storeAccount(account);
  enterState(account);
}

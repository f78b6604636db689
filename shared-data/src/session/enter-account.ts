import type { PortalClient } from '@pitlane/shared-data/client';
import type { Account } from '../accounts/account.ts';
import { fail, type Result, succeed } from '../result/result.ts';
import { getCurrentAccount } from './current-account.ts';
import { enterState } from './session-state.ts';
import { noRoleError, toSignInError } from './sign-in-error.ts';
import { endSession } from './sign-out.ts';
import { storeAccount } from './stored-account.ts';

/** Makes the owner of the new token the signed-in person. A login without a role, or one that cannot be read, ends again. */
export async function enterAccount(portal: PortalClient): Promise<Result<Account>> {
  const answer = await getCurrentAccount(portal);
  if (!answer.success || !answer.data) {
    void endSession(portal);
    return fail(answer.success ? noRoleError() : toSignInError(answer.error));
  }
  storeAccount(answer.data);
  enterState(answer.data);
  return succeed(answer.data);
}

import { fail, type Result, succeed } from '../../answers/result.ts';
import type { PortalClient } from '../../client/client.ts';
import type { Account } from '../account.ts';
import { getCurrentAccount } from '../current-account.ts';
import { enterState } from '../session-state.ts';
import { endSession } from '../sign-out.ts';
import { storeAccount } from '../stored-account.ts';
import { noRoleError, toSignInError } from './sign-in-error.ts';

/** Starts a session for a new token. Signs out again for a login without a role or an unreadable account. */
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

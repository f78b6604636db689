import type { PortalClient } from '@pitlane/shared-data/client';
import type { Account } from '../accounts/account.ts';
import type { Result } from '../result/result.ts';

/** The record of the signed-in person as the server has it now; null when it knows no such person. */
export const getCurrentAccount = (portal: PortalClient): Promise<Result<Account | null>> =>
  portal.request((client) => client.rpc('current_account'));

import type { Result } from '../answers/result.ts';
import type { PortalClient } from '../client/client.ts';
import type { Account } from './account.ts';

/** Fetches the signed-in user's account; null for a deleted account or a login without a role. */
export const getCurrentAccount = (portal: PortalClient): Promise<Result<Account | null>> =>
  portal.request((client) => client.rpc('current_account'));

import type { Account } from '@pitlane/shared-data/session';

/** `mechanic_id`, else the user's id. */
export function mechanicIdOf(account: Account | null): string | null {
  const own = account?.role === 'mechanic' ? account.mechanic_id : undefined;
  return own || account?.id || null;
}

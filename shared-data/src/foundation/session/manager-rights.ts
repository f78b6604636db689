import type { ManagerAccount, Role } from './account.ts';

/** What a manager may be without: to pay salaries and set rates, or to change the settings. */
export type ManagerRight = 'pay' | 'settings';

interface RightsOfAccount extends Pick<ManagerAccount, 'may_pay' | 'may_change_settings'> {
  role: Role;
}

/**
 * Whether an account has a manager's right. An account stored by an older release says nothing about rights; the database
 * refuses calls without the right.
 */
export const holdsRight = (account: RightsOfAccount | null | undefined, right: ManagerRight): boolean =>
  account?.role === 'manager' && (right === 'pay' ? account.may_pay : account.may_change_settings) !== false;

export type { MechanicAccount } from '../accounts/account.ts';
export { claimAccount, loadInvitation, register, setPassword } from '../accounts/accounts-actions.ts';
export type { Invitation } from '../accounts/accounts-answers.ts';

export { claimAccount, loadInvitation, register, setPassword } from '../accounts/accounts-actions.ts';
export type { Invitation } from '../accounts/accounts-answers.ts';
export type { MechanicAccount } from '../foundation/session/account.ts';

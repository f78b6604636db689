export type { MechanicAccount } from '../accounts/account.ts';
export { register, setPassword } from '../accounts/accounts-actions.ts';

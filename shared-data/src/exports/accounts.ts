export type {
  Account,
  CustomerAccount,
  ManagerAccount,
  MechanicAccount,
  Role,
} from '../accounts/account.ts';
export { register, setPassword } from '../accounts/accounts-actions.ts';
export type { Registration } from '../accounts/accounts-api.ts';

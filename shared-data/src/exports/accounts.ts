export type {
  Account,
  CustomerAccount,
  ManagerAccount,
  MechanicAccount,
  Role,
} from '../accounts/account.ts';
export type { Registration } from '../accounts/accounts-api.ts';
export {
  useChangePassword,
  useRegister,
} from '../accounts/accounts-mutations.ts';

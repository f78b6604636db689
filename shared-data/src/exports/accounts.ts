export type {
  Account,
  CustomerAccount,
  ManagerAccount,
  MechanicAccount,
  Role,
} from '../accounts/account.ts';
export type { Registration } from '../accounts/accounts-api.ts';
export {
  type Credentials,
  useChangePassword,
  useRegister,
  useSignIn,
} from '../accounts/accounts-mutations.ts';

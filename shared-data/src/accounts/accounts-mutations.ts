import { signIn } from '@pitlane/shared-data/session';
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '../answer/answer.ts';
import type { CustomerAccount } from './account.ts';
import { changePassword, type Registration, registerCustomer } from './accounts-api.ts';

async function registerAndSignIn(registration: Registration): Promise<CustomerAccount> {
  const account = await unwrap(registerCustomer(registration));
  // The account exists now, whatever becomes of the sign-in: without one the dashboard leads to the login.
  await signIn(registration.email, registration.password, false);
  return account;
}

/** Makes a customer account and signs in. */
export function useRegister() {
  return useMutation({ mutationFn: registerAndSignIn });
}

/** For the new password. The person's other sessions end. */
export function useChangePassword() {
  return useMutation({ mutationFn: (newPassword: string) => unwrap(changePassword(newPassword)) });
}

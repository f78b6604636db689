import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { Account } from '../../foundation/session/account.ts';
import type { AuthenticatorSecret, RecoveryCodes, SecondFactor } from './second-factor-answers.ts';

export const getSecondFactor = (portal: PortalClient, signal: AbortSignal): Promise<Result<SecondFactor>> =>
  portal.request((client) => client.rpc('second_factor').abortSignal(signal));

/** Makes a new secret; one that was begun before no longer opens. 'invalid' for a wrong password. */
export const beginSecondFactor = (
  portal: PortalClient,
  password: string,
): Promise<Result<AuthenticatorSecret>> =>
  portal.request((client) => client.rpc('begin_second_factor', { current_password: password }));

// A wrong code, here and below, is invalid with the field `code`.

export const switchOnSecondFactor = (portal: PortalClient, code: string): Promise<Result<RecoveryCodes>> =>
  portal.request((client) => client.rpc('switch_on_second_factor', { code }));

export const switchOffSecondFactor = (portal: PortalClient, code: string): Promise<Result<null>> =>
  portal.request((client) => client.rpc('switch_off_second_factor', { code }));

export const newRecoveryCodes = (portal: PortalClient, code: string): Promise<Result<RecoveryCodes>> =>
  portal.request((client) => client.rpc('new_recovery_codes', { code }));

/** Takes a code of the app or a recovery code, and resolves to the account with its rights. */
export const confirmSignIn = (portal: PortalClient, code: string): Promise<Result<Account>> =>
  portal.request((client) => client.rpc('confirm_sign_in', { code }));

/** Switches a colleague's lost second factor off. */
export const resetSecondFactor = (
  portal: PortalClient,
  managerId: string,
): Promise<Result<{ name: string }>> =>
  portal.request((client) => client.rpc('reset_second_factor', { manager_id: managerId }));

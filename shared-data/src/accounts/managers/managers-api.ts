import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { ManagerRight } from '../../foundation/session/manager-rights.ts';
import type { Manager } from './managers-answers.ts';

export const listManagers = (portal: PortalClient, signal: AbortSignal): Promise<Result<Manager[]>> =>
  portal.request((client) => client.from('managers').select('*').order('name').abortSignal(signal));

export interface ManagerHiring {
  name: string;
  email: string;
  phone: string;
  /** The initial password, 4 to 12 characters. */
  password: string;
  mayPay: boolean;
  mayChangeSettings: boolean;
}

/** Creates login and row in one transaction. */
export const hireManager = (portal: PortalClient, hiring: ManagerHiring): Promise<Result<Manager>> =>
  portal.request((client) =>
    client.rpc('hire_manager', {
      name: hiring.name,
      email: hiring.email,
      phone: hiring.phone,
      password: hiring.password,
      may_pay: hiring.mayPay,
      may_change_settings: hiring.mayChangeSettings,
    }),
  );

export interface RightChange {
  managerId: string;
  right: ManagerRight;
  granted: boolean;
}

/** One manager with the right to change settings always remains. */
export const setManagerRight = (
  portal: PortalClient,
  { managerId, right, granted }: RightChange,
): Promise<Result<Manager>> =>
  portal.request((client) =>
    client.rpc('set_manager_right', { manager_id: managerId, manager_right: right, granted }),
  );

/** Deletes the manager's login. */
export const removeManager = (portal: PortalClient, managerId: string): Promise<Result<{ name: string }>> =>
  portal.request((client) => client.rpc('remove_manager', { manager_id: managerId }));

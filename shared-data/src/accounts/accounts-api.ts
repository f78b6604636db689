import type { PortalClient } from '@pitlane/shared-data/client';
import type { Result } from '../result/result.ts';
import type { CustomerAccount } from './account.ts';

export interface Registration {
  name: string;
  email: string;
  phone: string;
  password: string;
}

/** Creates a login and a customer in one transaction. */
export const registerCustomer = (
  portal: PortalClient,
  { name, email, phone, password }: Registration,
): Promise<Result<CustomerAccount>> =>
  portal.request((client) => client.rpc('register_customer', { name, email, phone, password }));

/** Also ends the user's other sessions. */
export const changePassword = (portal: PortalClient, newPassword: string): Promise<Result<void>> =>
  portal.request((client) => client.rpc('change_password', { new_password: newPassword }));

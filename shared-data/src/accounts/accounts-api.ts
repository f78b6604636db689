import type { PortalClient } from '@pitlane/shared-data/client';
import type { Answer } from '../answer/answer.ts';
import type { CustomerAccount } from './account.ts';

export interface Registration {
  name: string;
  email: string;
  phone: string;
  password: string;
}

/** Makes a customer and the login, in one transaction. */
export const registerCustomer = (
  portal: PortalClient,
  { name, email, phone, password }: Registration,
): Promise<Answer<CustomerAccount>> =>
  portal.request((client) => client.rpc('register_customer', { name, email, phone, password }));

/** Ends the person's other sessions too. */
export const changePassword = (portal: PortalClient, newPassword: string): Promise<Answer<void>> =>
  portal.request((client) => client.rpc('change_password', { new_password: newPassword }));

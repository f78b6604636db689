import type { Result } from '../foundation/answers/result.ts';
import type { PortalClient } from '../foundation/client/client.ts';
import type { CustomerAccount, MechanicAccount } from '../foundation/session/account.ts';
import type { Invitation } from './accounts-answers.ts';

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

/** 'not-found' for a wrong, used or expired code. */
export const readInvitation = (portal: PortalClient, code: string): Promise<Result<Invitation>> =>
  portal.request((client) => client.rpc('read_invitation', { code }));

export interface AcceptedInvitation {
  code: string;
  email: string;
  password: string;
}

/** Gives a customer or a mechanic without a login their email and password. */
export const acceptInvitation = (
  portal: PortalClient,
  { code, email, password }: AcceptedInvitation,
): Promise<Result<CustomerAccount | MechanicAccount>> =>
  portal.request((client) => client.rpc('accept_invitation', { code, email, password }));

/** Also ends the user's other sessions. `current` is not needed for an hour after following an emailed link. */
export const changePassword = (
  portal: PortalClient,
  newPassword: string,
  current?: string,
): Promise<Result<unknown>> =>
  portal.request((client) =>
    client.rpc('change_password', {
      new_password: newPassword,
      ...(current !== undefined && { current_password: current }),
    }),
  );

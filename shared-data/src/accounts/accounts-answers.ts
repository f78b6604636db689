import * as z from 'zod';
import { money, text, uuid } from '../foundation/answers/shapes.ts';

/** `id` is that of the login and of the user's row. */
const person = z.strictObject({ id: uuid, name: text, email: text, phone: text });

const customerAccount = person.extend({
  role: z.literal('customer'),
  customer_id: uuid,
  address: text.nullable(),
});

const mechanicAccount = person.extend({
  role: z.literal('mechanic'),
  mechanic_id: uuid,
  employee_id: text,
  experience_years: z.int(),
  rating: z.number(),
  /** Rupees per hour. */
  hourly_rate: money,
  specializations: z.array(text),
  availability_status: z.enum(['available', 'offline']),
  available: z.boolean(),
});

const managerAccount = person.extend({
  role: z.literal('manager'),
  manager_id: uuid,
  department: text,
  /** Pay salaries and set hourly rates. */
  may_pay: z.boolean(),
  /** Change the settings, managers and their rights, and clear all requests. */
  may_change_settings: z.boolean(),
  /** Before anything else: confirm this sign-in with a code, or set up a second factor. Undefined with nothing to do. */
  confirmation: z.enum(['code', 'set_up']).optional(),
});

/** The signed-in user. */
const account = z.discriminatedUnion('role', [customerAccount, mechanicAccount, managerAccount]);

export const accountAnswers = {
  /** Null for a deleted account or a login without a role. */
  current_account: account.nullable(),
  update_profile: account,
  confirm_sign_in: account,
  register_customer: customerAccount,
  accept_invitation: z.discriminatedUnion('role', [customerAccount, mechanicAccount]),
  change_password: z.null(),
  /** Who an invitation is for. `email`: the one to propose. */
  read_invitation: z.strictObject({
    name: text,
    phone: text,
    email: text.nullable(),
    role: z.enum(['customer', 'mechanic']),
  }),
};

export type Invitation = z.infer<typeof accountAnswers.read_invitation>;

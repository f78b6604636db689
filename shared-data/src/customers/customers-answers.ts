import * as z from 'zod';
import { count, page, text, timestamp, uuid } from '../foundation/answers/shapes.ts';
import { requestEntry } from '../requests/requests-answers.ts';
import { vehicle } from '../vehicles/vehicles-answers.ts';
import { customerBalance } from './balance-answers.ts';

export const customer = z.strictObject({
  customer_id: uuid,
  name: text,
  /** Null, like phone and address, once the customer has closed their account; without a login too. */
  email: text.nullable(),
  phone: text.nullable(),
  address: text.nullable(),
  email_verified: z.boolean(),
  /** For display only. */
  status: z.enum(['active', 'inactive']),
  has_login: z.boolean(),
  created_at: timestamp,
  closed_at: timestamp.nullable(),
});

const listedCustomer = customer.omit({ email_verified: true, closed_at: true });

/** A vehicle with its services: its requests in any status. */
const servicedVehicle = vehicle.extend({
  /** When the latest service was completed. */
  last_service_date: timestamp.nullable(),
  completed_services: count,
  total_services: count,
});

/** A customer with every vehicle; `counts` include the services of deleted vehicles. */
const customerOverview = z.strictObject({
  customer,
  vehicles: z.array(servicedVehicle),
  balance: customerBalance,
  counts: z.strictObject({ vehicles: count, total_services: count, completed: count }),
});

/** What staff change of a customer. `email` is where messages go; the address of a login stays as it is. */
const customerDetails = customer.pick({ name: true, phone: true, email: true, address: true });

export const customerAnswers = {
  /** `counts` cover the search in any status. */
  list_customers: page(listedCustomer).extend({ counts: z.strictObject({ active: count, inactive: count }) }),
  /** Null for an unknown id. */
  customer_overview: customerOverview.nullable(),
  customer_requests: page(requestEntry),
  update_customer: customerDetails,
};

export type Customer = z.infer<typeof customer>;
export type ListedCustomer = z.infer<typeof listedCustomer>;
export type CustomerPage = z.infer<typeof customerAnswers.list_customers>;
export type CustomerDetails = z.infer<typeof customerDetails>;
export type ServicedVehicle = z.infer<typeof servicedVehicle>;
export type CustomerOverview = z.infer<typeof customerOverview>;

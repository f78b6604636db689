import * as z from 'zod';
import {
  clockTime,
  count,
  id,
  modelYear,
  money,
  text,
  timestamp,
  uuid,
} from '../../foundation/answers/shapes.ts';
import { messageChannel, reach } from '../../messages/messages-answers.ts';
import { bookedRequest, recordLine, requestStatus } from '../../requests/requests-answers.ts';
import { vehicle } from '../../vehicles/vehicles-answers.ts';
import { customerBalance } from '../balance-answers.ts';
import { fuelLevels } from './front-desk.ts';

export const fuelLevel = z.enum(fuelLevels);

/** A request at the front desk. `arrived_at`: the car is here since then, whatever the status. */
const deskRequest = z.strictObject({
  request_id: id,
  status: requestStatus,
  service_name: text,
  scheduled_date: timestamp,
  /** The time that was chosen to bring the car, such as '08:30:00'; `scheduled_date` is that time then. */
  drop_off: clockTime.nullable(),
  /** Null once the vehicle has been deleted. */
  vehicle_id: id.nullable(),
  brand: text,
  model: text,
  year: modelYear,
  registration_number: text,
  assigned_mechanic: uuid.nullable(),
  mechanic_name: text.nullable(),
  /** Rupees. */
  estimated_cost: money,
  /** Rupees. */
  final_cost: money.nullable(),
  /** Rupees that are left to pay for it; null before it is completed. */
  owed: money.nullable(),
  /** Of the customer. */
  customer_balance: customerBalance,
  /** How the customer is told that the car is ready; null unless it is to be collected. */
  reach: reach.nullable(),
  /** Of the invoice that counts. */
  invoice_id: id.nullable(),
  /** When the customer said that they are coming. */
  confirmed_at: timestamp.nullable(),
  arrived_at: timestamp.nullable(),
  key_number: text.nullable(),
  collected_at: timestamp.nullable(),
  customer: z.strictObject({ customer_id: uuid, name: text, phone: text.nullable() }),
  /** The vehicle's last reading. */
  km_driven: count.nullable(),
});

const deskVehicle = z.strictObject({
  vehicle_id: id,
  registration_number: text,
  brand: text,
  model: text,
  year: modelYear,
  /** The last reading. */
  km_driven: count.nullable(),
});

/** `requests` are open, or their car is still here. */
const deskCustomer = z.strictObject({
  customer_id: uuid,
  name: text,
  phone: text,
  email: text.nullable(),
  has_login: z.boolean(),
  balance: customerBalance,
  vehicles: z.array(deskVehicle),
  requests: z.array(deskRequest),
});

/** At most 100 each. */
const deskDay = z.strictObject({
  expected: z.array(deskRequest),
  arrived: z.array(deskRequest),
  ready: z.array(deskRequest),
});

export const jobCard = deskRequest.extend({
  customer_notes: text.nullable(),
  checked_in_by: text.nullable(),
  arrival_kilometres: count.nullable(),
  arrival_fuel: fuelLevel.nullable(),
  belongings: text.nullable(),
  handed_over_by: text.nullable(),
  vin: text.nullable(),
  lines: z.array(recordLine),
  /** What is wrong, in the customer's words, until it has a price. */
  complaints: z.array(text),
});

export const madeInvitation = z.strictObject({
  code: text,
  expires_at: timestamp,
  /** By which it is also being sent. */
  channels: z.array(messageChannel),
});

export const frontDeskAnswers = {
  /** `has_more`: more people match than are listed. */
  find_at_desk: z.strictObject({ rows: z.array(deskCustomer), has_more: z.boolean() }),
  desk_day: deskDay,
  job_card: jobCard,
  register_walk_in: z.strictObject({ customer_id: uuid, name: text, phone: text }),
  add_vehicle_for: vehicle,
  book_for: bookedRequest,
  /** Null: what was not entered. */
  save_visit: z.strictObject({
    customer_id: uuid,
    vehicle_id: id.nullable(),
    request_id: id.nullable(),
    arrived_at: timestamp.nullable(),
  }),
  check_in: z.strictObject({ request_id: id, arrived_at: timestamp }),
  collect: z.strictObject({ request_id: id, collected_at: timestamp, final_cost: money.nullable() }),
  invite_customer: madeInvitation,
};

export type DeskRequest = z.infer<typeof deskRequest>;

export type DeskCustomer = z.infer<typeof deskCustomer>;
export type DeskSearch = z.infer<typeof frontDeskAnswers.find_at_desk>;
export type DeskDay = z.infer<typeof deskDay>;
export type JobCard = z.infer<typeof jobCard>;
export type SavedVisit = z.infer<typeof frontDeskAnswers.save_visit>;
export type MadeInvitation = z.infer<typeof madeInvitation>;

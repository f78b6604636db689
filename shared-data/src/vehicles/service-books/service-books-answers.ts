import * as z from 'zod';
import {
  count,
  id,
  modelYear,
  money,
  quantity,
  text,
  timestamp,
  uuid,
} from '../../foundation/answers/shapes.ts';
import { fuelTypes } from '../fuel-type.ts';
import { yearlyCosts } from '../vehicles-answers.ts';

/** A finished inspection by its results: how many items were fine, and the names of the others. */
const bookInspection = z.strictObject({
  name: text,
  fine: count,
  watch: z.array(text),
  urgent: z.array(text),
});

const bookService = z.strictObject({
  done_at: timestamp,
  kilometres: count.nullable(),
  work: z.array(text),
  parts: z.array(z.strictObject({ name: text, quantity })),
  inspections: z.array(bookInspection),
  /** Rupees, of the owner's own services alone; null where it is not shown. */
  amount: money.nullable(),
});

const ownedService = bookService.extend({
  /** Null for a service of an earlier owner. */
  request_id: id.nullable(),
  /** Whether the car was its owner's then. */
  is_own: z.boolean(),
});

const bookVehicle = z.strictObject({
  registration_number: text,
  brand: text,
  model: text,
  year: modelYear,
  color: text.nullable(),
  fuel_type: z.enum(fuelTypes),
  km_driven: count.nullable(),
});

const bookGarage = z.strictObject({ name: text, address: text, phone: text, email: text });

const serviceBook = z.strictObject({
  vehicle: bookVehicle.extend({ vin: text.nullable() }),
  owner: z.strictObject({ customer_id: uuid, name: text }),
  garage: bookGarage,
  /** The last 300, newest first. */
  services: z.array(ownedService),
  years: yearlyCosts,
  link: z.strictObject({ with_prices: z.boolean(), created_at: timestamp, expires_at: timestamp }).nullable(),
  /** Until when a code to pass the car on lasts; null without one. */
  code_until: timestamp.nullable(),
});

const publicBook = z.strictObject({
  vehicle: bookVehicle,
  garage: bookGarage,
  services: z.array(bookService),
  /** Without any where no prices are shown. */
  years: yearlyCosts,
  with_prices: z.boolean(),
  expires_at: timestamp,
});

/** The car that a code is for. */
const codedVehicle = bookVehicle.pick({ registration_number: true, brand: true, model: true, year: true });

export const serviceBookAnswers = {
  service_book: serviceBook,
  open_book: publicBook,
  /** `token` is in this answer alone: the database keeps its hash. */
  create_book_link: z.strictObject({ token: text, expires_at: timestamp }),
  revoke_book_link: z.strictObject({ revoked: z.boolean() }),
  /** `code` is in this answer alone, too. */
  pass_on_vehicle: z.strictObject({ code: text, expires_at: timestamp }),
  withdraw_vehicle_code: z.strictObject({ withdrawn: z.boolean() }),
  read_vehicle_code: codedVehicle,
  take_vehicle: z.strictObject({ vehicle_id: id }),
  pass_vehicle_to: z.strictObject({ vehicle_id: id }),
};

export type ServiceBook = z.infer<typeof serviceBook>;
export type PublicBook = z.infer<typeof publicBook>;
export type BookService = z.infer<typeof bookService>;
export type OwnedService = z.infer<typeof ownedService>;
export type BookLink = z.infer<typeof serviceBookAnswers.create_book_link>;
export type VehicleCode = z.infer<typeof serviceBookAnswers.pass_on_vehicle>;
export type CodedVehicle = z.infer<typeof codedVehicle>;

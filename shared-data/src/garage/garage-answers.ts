import * as z from 'zod';
import { clockTime, count, day, id, money, text } from '../foundation/answers/shapes.ts';

/** One weekday; 1 is Monday. Times such as '09:00:00', null on a day without them. */
const openingHours = z.strictObject({
  weekday: z.int().min(1).max(7),
  opens: clockTime.nullable(),
  closes: clockTime.nullable(),
  break_from: clockTime.nullable(),
  break_to: clockTime.nullable(),
});

/** A day on which the garage is closed besides the weekdays without hours. */
const closedDay = z.strictObject({ day, reason: text });

/** The times at which cars are brought, and how many at each; none: no time is asked. */
export const dropOffSlots = z.array(z.strictObject({ slot: clockTime, cars: z.int().positive() }));

/** When the garage is open. */
const openingDays = z.strictObject({
  /** A full day refuses bookings and moves. */
  limit_bookings: z.boolean(),
  drop_off_slots: dropOffSlots,
  /** From Monday. */
  week: z.array(openingHours),
  /** From the asked day on, at most 1,000. */
  closed_days: z.array(closedDay),
});

/** What everyone may know of the garage; empty where it is not set up. */
const garageContact = z.strictObject({
  name: text,
  address: text,
  phone: text,
  email: text,
});

const garageSettings = garageContact.extend({
  /** What a customer books who only knows what is wrong; null: they choose a service. */
  diagnosis_service_id: id.nullable(),
  /** Two digits, as in GST numbers; null before it is set up. */
  state_code: text.nullable(),
  /** The GSTIN; null for a garage that is not registered for GST. */
  tax_number: text.nullable(),
  upi_id: text.nullable(),
  bank_account: text.nullable(),
  ifsc: text.nullable(),
  /** Percent by which the final cost of a job may exceed its approved estimate without being marked. */
  cost_tolerance: z.number(),
  /** Until this hour of the evening before, customers may move or cancel an appointment. */
  change_cutoff_hour: z.int(),
  /** Mechanics may send the estimates of their own jobs. */
  mechanics_send_estimates: z.boolean(),
  /** Rupees for finding out what a complaint is about; null: none is asked. */
  diagnosis_fee: money.nullable(),
  /** Rupees for an hour of labour; null: each line says its price. */
  labour_rate: money.nullable(),
  /** Percent that a manager without the right to pay may take off. */
  discount_limit: z.number(),
});

/** A place to work on a vehicle. */
const bay = z.strictObject({ bay_id: id, name: text, active: z.boolean() });

/** The garage's logo; null without one. */
export const garageLogo = z
  .strictObject({
    /** Of the garage; may be empty. */
    name: text,
    /** A PNG in base64. */
    picture: text,
    /** Pixels. */
    width: count,
    height: count,
  })
  .nullable();

export const garageAnswers = {
  garage_contact: garageContact,
  garage_settings: garageSettings,
  save_garage: garageSettings,
  opening_days: openingDays,
  save_opening_hours: z.array(openingHours),
  close_days: z.strictObject({
    /** Newly closed days. */
    days: count,
    /** Requests not yet started that are booked on any of the days. */
    open_requests: count,
  }),
  save_bay: bay,
  garage_logo: garageLogo,
  save_logo: garageLogo,
};

export type OpeningHours = z.infer<typeof openingHours>;
export type ClosedDay = z.infer<typeof closedDay>;
export type OpeningDays = z.infer<typeof openingDays>;
export type GarageContact = z.infer<typeof garageContact>;
export type GarageSettings = z.infer<typeof garageSettings>;
export type ClosedDays = z.infer<typeof garageAnswers.close_days>;
export type Bay = z.infer<typeof bay>;

import type { Database } from '../client/database.types.ts';

type Tables = Database['public']['Tables'];

/** One weekday; 1 is Monday. Times such as '09:00:00', null on a day without them. */
export type OpeningHours = Tables['opening_hours']['Row'];

/** A day, YYYY-MM-DD, on which the garage is closed besides the weekdays without hours. */
export type ClosedDay = Tables['closed_days']['Row'];

/** When the garage is open. */
export interface OpeningDays {
  /** From Monday. */
  week: OpeningHours[];
  /** From the asked day on, at most 1,000. */
  closed_days: ClosedDay[];
}

/** A place to work on a vehicle. */
export type Bay = Tables['bays']['Row'];

/** What everyone may know of the garage; empty where it is not set up. */
export interface GarageContact {
  name: string;
  address: string;
  phone: string;
  email: string;
}

export interface GarageSettings extends GarageContact {
  /** Two digits, as in GST numbers; null before it is set up. */
  state_code: string | null;
  /** The GSTIN; null for a garage that is not registered for GST. */
  tax_number: string | null;
  upi_id: string | null;
  bank_account: string | null;
  ifsc: string | null;
  /** Percent by which the final cost of a job may exceed its approved estimate without being marked. */
  cost_tolerance: number;
  /** Until this hour of the evening before, customers may move or cancel an appointment. */
  change_cutoff_hour: number;
  /** Mechanics may send the estimates of their own jobs. */
  mechanics_send_estimates: boolean;
}

export interface ClosedDays {
  /** Newly closed days. */
  days: number;
  /** Requests not yet started that are booked on any of the days. */
  open_requests: number;
}

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

import * as z from 'zod';
import { deferredWork } from '../../estimates/estimates-answers.ts';
import { count, day, id, money, text, timestamp } from '../../foundation/answers/shapes.ts';
import { vehicleDocument } from '../documents/vehicle-documents-answers.ts';
import { dueWork } from '../due-work/due-work-answers.ts';
import { fuelTypes } from '../fuel-type.ts';

const reading = z.strictObject({
  reading_id: id,
  kilometres: count,
  source: z.enum(['check_in', 'completion', 'owner', 'garage', 'import']),
  read_at: timestamp,
  /** The odometer was reset or replaced, and shows this since. */
  is_reset: z.boolean(),
  /** False for a reading that a later, lower one says is wrong. */
  counts: z.boolean(),
  /** Null for the owner, and for a reading of the owner. */
  recorded_by: text.nullable(),
});

const forecast = z.strictObject({
  service_id: id,
  service_name: text,
  /** The interval: what comes first of the two. */
  months: count.nullable(),
  kilometres: count.nullable(),
  /** When it was last done, else when the garage first knew the vehicle. */
  since: timestamp,
  is_done: z.boolean(),
  /** Kilometres since then; null without a reading. */
  driven: count.nullable(),
  /** Null where only kilometres count, and nobody knows how far the vehicle is driven. */
  due_on: day.nullable(),
  due_by: z.enum(['months', 'kilometres']),
  /** Rupees. */
  price_now: money,
  /** due: within 30 days. */
  state: z.enum(['over', 'due', 'later']),
  /** The day of an open request that has this service. */
  booked_for: timestamp.nullable(),
});

const vehicleCare = z.strictObject({
  /** The last 100, newest first. */
  readings: z.array(reading),
  km_per_day: z.number().nonnegative().nullable(),
  sureness: z.enum(['none', 'low', 'fair', 'good']),
  /** What is due first comes first. */
  forecast: z.array(forecast),
  deferred: z.array(deferredWork),
  /** The latest end first; null for a mechanic. */
  documents: z.array(vehicleDocument).nullable(),
  /** What managers act on, whatever its day; null for others. */
  due_work: z.array(dueWork).nullable(),
});

const intervals = z.array(
  z.strictObject({
    /** Null for all. */
    fuel_type: z.enum(fuelTypes).nullable(),
    cartype_id: id.nullable(),
    months: count.nullable(),
    kilometres: count.nullable(),
  }),
);

export const careAnswers = {
  vehicle_care: vehicleCare,
  add_reading: z.strictObject({ reading_id: id, kilometres: count }),
  service_intervals: intervals,
  save_service_intervals: intervals,
};

export type VehicleCare = z.infer<typeof vehicleCare>;
export type OdometerReading = z.infer<typeof reading>;
export type ServiceForecast = z.infer<typeof forecast>;
export type ServiceInterval = z.infer<typeof intervals>[number];

import * as z from 'zod';
import { clockTime, count, day, id, text, timestamp, uuid } from '../foundation/answers/shapes.ts';
import { dropOffSlots } from '../garage/garage-answers.ts';

/** What a day takes for the services that were asked about. */
const dayState = z.strictObject({
  day,
  state: z.enum(['free', 'nearly_full', 'full', 'closed']),
  /** Why the garage is closed. */
  closed: text.nullable(),
  /** Its drop-off times, in order; none: no time is asked. */
  slots: z.array(z.strictObject({ slot: clockTime, free: z.boolean() })),
});

/** A weekday on which a mechanic works; 1 is Monday. Times such as '09:00:00'. */
const workingHours = z.strictObject({ weekday: z.int().min(1).max(7), starts: clockTime, ends: clockTime });

/** Days on which a mechanic does not work, the last one included, or half of one day. */
const absence = z.strictObject({
  absence_id: id,
  first_day: day,
  last_day: day,
  part: z.enum(['day', 'morning', 'afternoon']),
  reason: text,
});

/** A coming request that no longer fits its day. */
const misfit = z.strictObject({
  request_id: id,
  /** The garage is closed, its mechanic is absent, the day is too short for it, or takes less than is booked. */
  reason: z.enum(['closed', 'absent', 'short', 'full']),
  day,
  /** Of approved lines. */
  minutes: count,
  status: z.enum(['pending', 'approved']),
  service_name: text,
  brand: text,
  model: text,
  registration_number: text,
  customer_name: text,
  mechanic_name: text.nullable(),
  scheduled_date: timestamp,
});

const misfits = z.strictObject({ total: count, rows: z.array(misfit) });

const workingTimes = z.strictObject({
  /** From Monday; null: the opening hours of the garage. */
  hours: z.array(workingHours).nullable(),
  /** Those that are not over, the first one first. */
  absences: z.array(absence),
  /** Of the whole garage. */
  misfits,
});

/** What a mechanic works on a day, and what is assigned to them then. */
export const mechanicMinutes = z.strictObject({ day, mechanic_id: uuid, minutes: count, booked: count });

const planSettings = z.strictObject({
  /** A full day refuses bookings and moves. */
  limit_bookings: z.boolean(),
});

export const planAnswers = {
  save_plan_settings: planSettings,
  save_drop_off_slots: dropOffSlots,
  day_states: z.array(dayState),
  working_times: workingTimes,
  save_mechanic_hours: workingTimes,
  add_absence: workingTimes,
  remove_absence: workingTimes,
  list_misfits: misfits,
};

export type DayState = z.infer<typeof dayState>;
export type DaySlot = DayState['slots'][number];
export type DropOffSlot = z.infer<typeof dropOffSlots>[number];
export type WorkingHours = z.infer<typeof workingHours>;
export type Absence = z.infer<typeof absence>;
export type AbsencePart = Absence['part'];
export type WorkingTimes = z.infer<typeof workingTimes>;
export type PlanSettings = z.infer<typeof planSettings>;
export type MechanicMinutes = z.infer<typeof mechanicMinutes>;
export type Misfit = z.infer<typeof misfit>;
export type Misfits = z.infer<typeof misfits>;

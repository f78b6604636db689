import * as z from 'zod';
import { clockTime, count, day, id, text, timestamp, uuid } from '../../foundation/answers/shapes.ts';
import { shortage } from '../../parts/parts-answers.ts';
import { requestStatus } from '../../requests/requests-answers.ts';

const scheduleDay = z.strictObject({
  day,
  /** Why the garage is closed. */
  closed: text.nullable(),
  opens: clockTime.nullable(),
  closes: clockTime.nullable(),
  break_from: clockTime.nullable(),
  break_to: clockTime.nullable(),
  /** Minutes; null: nothing limits it. */
  capacity: count.nullable(),
  requests: count,
  /** Minutes of approved lines. */
  booked: count,
});

/** A mechanic's day; without times they do not work. */
const laneDay = z.strictObject({
  day,
  starts: clockTime.nullable(),
  ends: clockTime.nullable(),
  minutes: count,
  booked: count,
  /** The reason of an absence on that day. */
  absence: text.nullable(),
});

const scheduleBlock = z.strictObject({
  request_id: id,
  day,
  /** It began on a day before: work longer than a day has a block on each that it takes. */
  continues: z.boolean(),
  mechanic_id: uuid.nullable(),
  /** When its work begins; null: after the work before it. */
  starts: clockTime.nullable(),
  minutes: count,
  status: z.enum(['pending', 'approved', 'in_progress', 'completed']),
  /** Its car is here, or was. */
  arrived: z.boolean(),
  /** The manager who put it on a full day. */
  overbooked_by: text.nullable(),
  registration_number: text,
  brand: text,
  model: text,
  service_name: text,
  mechanic_name: text.nullable(),
  customer_name: text,
  scheduled_date: timestamp,
  /** The time that was chosen to bring the car, such as '08:30:00'; `scheduled_date` is that time then. */
  drop_off: clockTime.nullable(),
  promised_at: timestamp.nullable(),
  /** Parts of approved and proposed lines that are not in stock. */
  shortages: z.array(shortage),
});

export const scheduleAnswers = {
  schedule: z.strictObject({
    now: timestamp,
    limit_bookings: z.boolean(),
    days: z.array(scheduleDay).max(7),
    lanes: z.array(
      z.strictObject({
        mechanic_id: uuid,
        name: text,
        available: z.boolean(),
        days: z.array(laneDay).max(7),
      }),
    ),
    total: count,
    blocks: z.array(scheduleBlock).max(500),
    /** Requests whose day has passed and whose car has not come. */
    late: z.array(scheduleBlock).max(30),
  }),
  plan_request: z.strictObject({
    request_id: id,
    status: requestStatus,
    scheduled_date: timestamp,
    drop_off: clockTime.nullable(),
    mechanic_id: uuid.nullable(),
    starts: clockTime.nullable(),
    overbooked_by: text.nullable(),
  }),
};

export type Schedule = z.infer<typeof scheduleAnswers.schedule>;
export type ScheduleDay = z.infer<typeof scheduleDay>;
export type ScheduleLane = Schedule['lanes'][number];
export type LaneDay = z.infer<typeof laneDay>;
export type ScheduleBlock = z.infer<typeof scheduleBlock>;
export type PlannedRequest = z.infer<typeof scheduleAnswers.plan_request>;

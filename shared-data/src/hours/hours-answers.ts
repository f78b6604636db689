import * as z from 'zod';
import { count, day, id, text, timestamp, uuid } from '../foundation/answers/shapes.ts';

const otherWork = z.enum(['cleaning', 'driving', 'training', 'other']);

/** What a mechanic was on the clock for: a job, or other work. */
const clockEntry = z.strictObject({
  entry_id: id,
  mechanic_name: text,
  request_id: id.nullable(),
  registration_number: text.nullable(),
  service_name: text.nullable(),
  /** What it was instead of a job. */
  other_work: otherWork.nullable(),
  note: text.nullable(),
  /** From when it counts. */
  started_at: timestamp,
  /** Null while it runs. */
  ended_at: timestamp.nullable(),
  /** Until now while it runs. */
  minutes: count,
  began: z.enum(['start', 'join', 'go_on', 'other_work', 'correction']),
  ended: z.enum(['queue', 'complete', 'wait', 'another', 'stop', 'gone', 'correction']).nullable(),
  /** When it was pressed without a network, on the device's clock. */
  pressed_at: timestamp.nullable(),
  received_at: timestamp,
  /** It ran past closing. */
  ran_over: z.boolean(),
  /** The managers who pressed for the mechanic. */
  began_by: text.nullable(),
  ended_by: text.nullable(),
});

const clockCorrection = z.strictObject({
  correction_id: id,
  /** Null for an entry that is missing, until one was made of it. */
  entry_id: id.nullable(),
  mechanic_name: text,
  /** The job of an entry that is missing; plate and service are null once it was removed. */
  request_id: id.nullable(),
  registration_number: text.nullable(),
  service_name: text.nullable(),
  /** Of an entry that is missing, what it was instead of a job. */
  other_work: otherWork.nullable(),
  started_at: timestamp,
  ended_at: timestamp,
  was_started_at: timestamp.nullable(),
  was_ended_at: timestamp.nullable(),
  reason: text,
  proposed_at: timestamp,
  proposed_by_name: text,
  state: z.enum(['open', 'accepted', 'refused']),
  decided_at: timestamp.nullable(),
  decided_by_name: text.nullable(),
  answer: text.nullable(),
});

/** In minutes. Sold: of approved lines of the jobs that were completed. */
const hourSums = z.strictObject({ job_minutes: count, other_minutes: count, sold_minutes: count });

/** A job in progress that a mechanic can be on the clock for. */
const joinableJob = z.strictObject({
  request_id: id,
  registration_number: text,
  service_name: text,
  mechanic_name: text,
  is_own: z.boolean(),
});

const attendanceDay = z.strictObject({
  day,
  /** Why the garage is closed. */
  closed: text.nullable(),
  absent: z.boolean(),
  /** Its reason, for managers. */
  absence: text.nullable(),
  planned_minutes: count,
  /** Of the clock. */
  first: timestamp.nullable(),
  /** Null also while it runs. */
  last: timestamp.nullable(),
  minutes: count,
  ran_over: z.boolean(),
  /** Those that began on it, oldest first. */
  entries: z.array(clockEntry),
});

const soldRow = z.strictObject({
  key: text,
  /** Of the mechanic or the service; null for a week. */
  name: text.nullable(),
  /** The plate of a job. */
  detail: text.nullable(),
  request_id: id.nullable(),
  mechanic_id: uuid.nullable(),
  /** On which a job was completed; the Monday of a week. */
  day: day.nullable(),
  jobs: count,
  sold_minutes: count,
  clocked_minutes: count,
  /** For managers: a service whose duration is far from what its jobs take. */
  service: z
    .strictObject({ service_id: id, duration: count, median_minutes: count, proposed_duration: count })
    .nullable(),
});

const mechanicChoice = z.strictObject({ mechanic_id: uuid, name: text });

export const hourAnswers = {
  join_job: clockEntry,
  clock_other_work: clockEntry,
  stop_clock: clockEntry.nullable(),
  propose_correction: clockCorrection,
  decide_correction: clockCorrection,
  jobs_to_add: z.array(joinableJob).max(100),
  my_hours: z.strictObject({
    now: timestamp,
    open: clockEntry.nullable(),
    entries: z.array(clockEntry).max(500),
    corrections: z.array(clockCorrection).max(200),
    sums: hourSums,
    jobs: z.array(joinableJob).max(50),
  }),
  hours: z.strictObject({
    now: timestamp,
    on_clock: z.array(clockEntry.extend({ mechanic_id: uuid })),
    mechanics: z.array(hourSums.extend({ mechanic_id: uuid, name: text })),
    corrections: z.array(clockCorrection.extend({ entry: clockEntry.nullable() })),
    total: count.max(1001),
    entries: z.array(clockEntry).max(100),
  }),
  attendance: z.strictObject({
    mechanic_id: uuid,
    mechanic_name: text,
    /** Its first day. */
    month: day,
    minutes: count,
    planned_minutes: count,
    days: z.array(attendanceDay),
    /** Of entries that begin in the month. */
    corrections: z.array(clockCorrection),
    /** For managers: of whom there is a sheet. */
    mechanics: z.array(mechanicChoice),
  }),
  sold_hours: z.strictObject({
    jobs: count,
    /** That nobody was on the clock for. */
    unclocked_jobs: count,
    sold_minutes: count,
    clocked_minutes: count,
    total: count.max(1001),
    rows: z.array(soldRow).max(100),
    /** For managers: all. */
    mechanics: z.array(mechanicChoice),
  }),
};

export type OtherWork = z.infer<typeof otherWork>;
export type ClockEntry = z.infer<typeof clockEntry>;
export type ClockCorrection = z.infer<typeof clockCorrection>;
export type HourSums = z.infer<typeof hourSums>;
export type JoinableJob = z.infer<typeof joinableJob>;
export type MyHours = z.infer<typeof hourAnswers.my_hours>;
export type Hours = z.infer<typeof hourAnswers.hours>;
export type Attendance = z.infer<typeof hourAnswers.attendance>;
export type AttendanceDay = z.infer<typeof attendanceDay>;
export type SoldHours = z.infer<typeof hourAnswers.sold_hours>;
export type SoldRow = z.infer<typeof soldRow>;

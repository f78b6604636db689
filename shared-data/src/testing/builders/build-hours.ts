import type {
  Attendance,
  ClockCorrection,
  ClockEntry,
  Hours,
  MyHours,
  SoldHours,
  SoldRow,
} from '../../hours/hours-answers.ts';

/** On 25 November from 9:10 am to 12:30 pm. */
export const buildClockEntry = (changes: Partial<ClockEntry> = {}): ClockEntry => ({
  entry_id: 7,
  mechanic_name: 'Ravi Kumar',
  request_id: 41,
  registration_number: 'KA 01 AB 1234',
  service_name: 'Oil Change',
  other_work: null,
  note: null,
  started_at: '2026-11-25T03:40:00+00:00',
  ended_at: '2026-11-25T07:00:00+00:00',
  minutes: 200,
  began: 'start',
  ended: 'complete',
  pressed_at: null,
  received_at: '2026-11-25T03:40:00+00:00',
  ran_over: false,
  began_by: null,
  ended_by: null,
  ...changes,
});

/** Proposes that the entry ended at noon. */
export const buildCorrection = (changes: Partial<ClockCorrection> = {}): ClockCorrection => ({
  correction_id: 3,
  entry_id: 7,
  mechanic_name: 'Ravi Kumar',
  request_id: null,
  registration_number: null,
  service_name: null,
  other_work: null,
  started_at: '2026-11-25T03:40:00+00:00',
  ended_at: '2026-11-25T06:30:00+00:00',
  was_started_at: '2026-11-25T03:40:00+00:00',
  was_ended_at: '2026-11-25T07:00:00+00:00',
  reason: 'Forgot to stop',
  proposed_at: '2026-11-25T08:00:00+00:00',
  proposed_by_name: 'Ravi Kumar',
  state: 'open',
  decided_at: null,
  decided_by_name: null,
  answer: null,
  ...changes,
});

export const buildMyHours = (changes: Partial<MyHours> = {}): MyHours => ({
  now: '2026-11-25T08:10:00+00:00',
  open: null,
  entries: [buildClockEntry()],
  corrections: [],
  sums: { job_minutes: 200, other_minutes: 0, sold_minutes: 180 },
  jobs: [],
  ...changes,
});

/** Ravi is on the clock, and asks for a correction. */
export const buildHours = (changes: Partial<Hours> = {}): Hours => ({
  now: '2026-11-25T08:10:00+00:00',
  on_clock: [
    {
      ...buildClockEntry({ entry_id: 9, ended_at: null, ended: null, minutes: 65 }),
      mechanic_id: '11111111-1111-4111-8111-111111111111',
    },
  ],
  mechanics: [
    {
      mechanic_id: '11111111-1111-4111-8111-111111111111',
      name: 'Ravi Kumar',
      job_minutes: 200,
      other_minutes: 30,
      sold_minutes: 180,
    },
  ],
  corrections: [{ ...buildCorrection(), entry: buildClockEntry() }],
  total: 1,
  entries: [buildClockEntry()],
  ...changes,
});

/** Three days of November. */
export const buildAttendance = (changes: Partial<Attendance> = {}): Attendance => {
  const day = {
    closed: null,
    absent: false,
    absence: null,
    planned_minutes: 510,
    first: null,
    last: null,
    minutes: 0,
    ran_over: false,
    entries: [],
  };
  const entry = buildClockEntry({ ran_over: true });
  const { started_at: first, ended_at: last } = entry;
  return {
    mechanic_id: '11111111-1111-4111-8111-111111111111',
    mechanic_name: 'Ravi Kumar',
    month: '2026-11-01',
    minutes: 200,
    planned_minutes: 1020,
    days: [
      { ...day, day: '2026-11-24', absent: true, absence: 'Family' },
      { ...day, day: '2026-11-25', first, last, minutes: 200, ran_over: true, entries: [entry] },
      { ...day, day: '2026-11-29', closed: 'Sundays', planned_minutes: 0 },
    ],
    corrections: [],
    mechanics: [],
    ...changes,
  };
};

/** An oil change that took 15 minutes longer than it was sold. */
export const buildSoldRow = (changes: Partial<SoldRow> = {}): SoldRow => ({
  key: '41',
  name: 'Oil Change',
  detail: 'KA 01 AB 1234',
  request_id: 41,
  mechanic_id: null,
  day: '2026-11-25',
  jobs: 1,
  sold_minutes: 45,
  clocked_minutes: 60,
  service: null,
  ...changes,
});

export const buildSoldHours = (changes: Partial<SoldHours> = {}): SoldHours => ({
  jobs: 3,
  unclocked_jobs: 1,
  sold_minutes: 135,
  clocked_minutes: 120,
  total: 1,
  rows: [buildSoldRow()],
  mechanics: [],
  ...changes,
});

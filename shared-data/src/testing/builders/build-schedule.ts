import type {
  Schedule,
  ScheduleBlock,
  ScheduleDay,
  ScheduleLane,
} from '../../plan/schedule/schedule-answers.ts';

const day = '2026-11-25';
const ravi = 'a0000000-0000-4000-8000-000000000001';
const imran = 'a0000000-0000-4000-8000-000000000002';

export const buildBlock = (changes: Partial<ScheduleBlock> = {}): ScheduleBlock => ({
  request_id: 41,
  day,
  continues: false,
  mechanic_id: ravi,
  starts: null,
  minutes: 90,
  status: 'approved',
  arrived: false,
  overbooked_by: null,
  registration_number: 'KA 01 AB 1234',
  brand: 'Tata',
  model: 'Nexon',
  service_name: 'Tire Services',
  mechanic_name: 'Ravi Kumar',
  customer_name: 'Asha Rao',
  scheduled_date: '2026-11-25T03:30:00+00:00',
  drop_off: null,
  promised_at: null,
  shortages: [],
  ...changes,
});

export const buildScheduleDay = (changes: Partial<ScheduleDay> = {}): ScheduleDay => ({
  day,
  closed: null,
  opens: '09:00:00',
  closes: '18:00:00',
  break_from: '13:00:00',
  break_to: '13:30:00',
  capacity: 1020,
  requests: 1,
  booked: 90,
  ...changes,
});

export const buildLane = (changes: Partial<ScheduleLane> = {}): ScheduleLane => ({
  mechanic_id: ravi,
  name: 'Ravi Kumar',
  available: true,
  days: [{ day, starts: '09:00:00', ends: '18:00:00', minutes: 510, booked: 90, absence: null }],
  ...changes,
});

/** One day with two mechanics, the second without work. */
export const buildSchedule = (changes: Partial<Schedule> = {}): Schedule => ({
  now: '2026-11-25T05:30:00+00:00',
  limit_bookings: true,
  days: [buildScheduleDay()],
  lanes: [
    buildLane(),
    buildLane({
      mechanic_id: imran,
      name: 'Imran Shaikh',
      days: [{ day, starts: '09:00:00', ends: '18:00:00', minutes: 510, booked: 0, absence: null }],
    }),
  ],
  total: 1,
  blocks: [buildBlock()],
  late: [],
  ...changes,
});

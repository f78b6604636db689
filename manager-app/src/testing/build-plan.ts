import type { Absence, Misfit, WorkingHours } from '@pitlane/shared-data/plan';

export const workingWeek: WorkingHours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  starts: '09:00:00',
  ends: '17:30:00',
}));

export const buildAbsence = (changes: Partial<Absence> = {}): Absence => ({
  absence_id: 3,
  first_day: '2027-01-05',
  last_day: '2027-01-07',
  part: 'day',
  reason: 'Training',
  ...changes,
});

export const buildMisfit = (changes: Partial<Misfit> = {}): Misfit => ({
  request_id: 41,
  reason: 'absent',
  day: '2027-01-05',
  minutes: 90,
  status: 'approved',
  service_name: 'Tire Services',
  brand: 'Tata',
  model: 'Nexon',
  registration_number: 'KA 01 AB 1234',
  customer_name: 'Asha Rao',
  mechanic_name: 'Ravi Kumar',
  scheduled_date: '2027-01-05T03:30:00+00:00',
  ...changes,
});

export const buildWorkingTimes = () => ({
  hours: workingWeek,
  absences: [buildAbsence()],
  misfits: { total: 1, rows: [buildMisfit()] },
});

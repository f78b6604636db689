import { buildJob } from '../testing/build-job.ts';
import { dueDay } from './due-day.ts';

/** 04:20 on 3 March in the garage's time zone, 2 March in UTC. */
const now = new Date('2026-03-02T22:50:00Z');

test.each([
  ['2026-03-02T18:30:00Z', 'today'],
  ['2026-03-03T18:29:59Z', 'today'],
  ['2026-03-03T18:30:00Z', null],
  ['2026-03-02T18:29:59Z', 'overdue'],
  ['2026-01-15T03:30:00Z', 'overdue'],
])("A job scheduled for %s is due '%s'", (scheduled_date, due) => {
  expect(dueDay(buildJob({ scheduled_date }), now)).toBe(due);
  expect(dueDay(buildJob({ scheduled_date, status: 'in_progress' }), now)).toBe(due);
});

test.each(['pending', 'completed', 'cancelled'] as const)('A %s job is not due', (status) => {
  expect(dueDay(buildJob({ scheduled_date: '2026-03-03T03:30:00Z', status }), now)).toBeNull();
});

import { type SalaryPeriod, salaryPeriod } from './salary-period.ts';

const kolkata = 'Asia/Kolkata';

const from = (period: SalaryPeriod, now: string, timeZone = kolkata) =>
  salaryPeriod(period, new Date(now), timeZone).from?.toISOString() ?? null;

test('all time has no bounds', () => {
  expect(salaryPeriod('all', new Date(), kolkata)).toEqual({ from: null, to: null });
});

test('no period has an end', () => {
  expect(salaryPeriod('this-month', new Date(), kolkata).to).toBeNull();
});

test("today begins at the garage's midnight", () => {
  expect(from('today', '2026-03-10T12:00:00Z')).toBe('2026-03-09T18:30:00.000Z');
});

test("a moment that is still yesterday in UTC belongs to the garage's new day", () => {
  expect(from('today', '2026-03-09T18:30:00Z')).toBe('2026-03-09T18:30:00.000Z');
  expect(from('today', '2026-03-09T18:29:59Z')).toBe('2026-03-08T18:30:00.000Z');
});

test('the last 7 days are today and the six before it', () => {
  expect(from('last-7-days', '2026-03-03T12:00:00Z')).toBe('2026-02-24T18:30:00.000Z');
});

test('this month begins on its first day', () => {
  expect(from('this-month', '2026-03-31T18:29:59Z')).toBe('2026-02-28T18:30:00.000Z');
  expect(from('this-month', '2026-03-31T18:30:00Z')).toBe('2026-03-31T18:30:00.000Z');
});

test('a day on which the clocks change begins at its own midnight', () => {
  expect(from('today', '2026-03-29T15:00:00Z', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z');
  expect(from('today', '2026-10-25T15:00:00Z', 'Europe/Berlin')).toBe('2026-10-24T22:00:00.000Z');
});

test('the last 7 days count calendar days across a clock change', () => {
  expect(from('last-7-days', '2026-03-30T15:00:00Z', 'Europe/Berlin')).toBe('2026-03-23T23:00:00.000Z');
});

test('a day whose midnight is skipped begins with its first moment', () => {
  // In Cairo the clocks go from midnight to one on 24 April 2026.
  expect(from('today', '2026-04-24T12:00:00Z', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z');
});

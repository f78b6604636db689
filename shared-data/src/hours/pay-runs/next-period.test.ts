import { firstMonthOf, nextPeriod } from './next-period.ts';

test.each([
  ['2026-11-27', '2026-10-01', '2026-10-31'],
  ['2026-03-01', '2026-02-01', '2026-02-28'],
  ['2027-01-31', '2026-12-01', '2026-12-31'],
])('on %s, without a run, it is the last full month, %s to %s', (today, from, to) => {
  expect(nextPeriod(today, null)).toEqual({ from, to });
});

test.each([
  ['2026-11-27', '2026-10-15', '2026-10-16', '2026-10-31'],
  ['2026-11-27', '2026-10-31', '2026-11-01', '2026-11-27'],
  ['2026-11-27', '2026-11-27', '2026-11-28', '2026-11-28'],
  ['2026-12-01', '2026-11-30', '2026-12-01', '2026-12-01'],
  // The days since the last run are in it, however many months they are.
  ['2026-12-01', '2026-10-20', '2026-10-21', '2026-11-30'],
  ['2026-12-01', '2026-07-31', '2026-08-01', '2026-11-30'],
])('on %s, after a run until %s, it is %s to %s', (today, paidUntil, from, to) => {
  expect(nextPeriod(today, paidUntil)).toEqual({ from, to });
});

test.each([
  ['2026-10-21', '2026-11-30', '2026-10-31'],
  ['2026-12-05', '2027-01-31', '2026-12-31'],
  ['2028-02-01', '2028-03-31', '2028-02-29'],
  ['2026-10-01', '2026-10-31', undefined],
  ['2026-11-16', '2026-12-15', undefined],
  ['2026-10-31', '2026-11-30', undefined],
])('of %s to %s, what is split off ends on %s', (from, to, lastDay) => {
  expect(firstMonthOf({ from, to })).toEqual(lastDay && { from, to: lastDay });
});

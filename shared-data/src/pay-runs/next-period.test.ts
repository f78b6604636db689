import { nextPeriod } from './next-period.ts';

test.each([
  ['2026-11-27', '2026-10-01', '2026-10-31'],
  ['2026-03-01', '2026-02-01', '2026-02-28'],
  ['2027-01-31', '2026-12-01', '2026-12-31'],
])('on %s it is the last full month, %s to %s', (today, from, to) => {
  expect(nextPeriod(today)).toEqual({ from, to });
  expect(nextPeriod(today, '2026-01-31')).toEqual({ from, to });
});

test.each([
  ['2026-10-15', '2026-10-16', '2026-10-31'],
  ['2026-10-31', '2026-11-01', '2026-11-27'],
  ['2026-11-27', '2026-11-28', '2026-11-28'],
])('after a run until %s it is %s to %s', (paidUntil, from, to) => {
  expect(nextPeriod('2026-11-27', paidUntil)).toEqual({ from, to });
});

import { monthOf, periodError, periodOf, yearPeriod } from './period.ts';

test.each([
  ['2026-05-01', '2026-06-30', { from: '2026-05-01', to: '2026-06-30' }],
  ['', '', { from: '2026-04-01', to: '2026-11-22' }],
  ['2026-06-30', '2026-05-01', { from: '2026-04-01', to: '2026-11-22' }],
  ['2024-01-01', '2026-05-01', { from: '2026-04-01', to: '2026-11-22' }],
])('from %j to %j', (from, to, period) => {
  expect(periodOf(from, to, '2026-11-22')).toEqual(period);
});

test.each([
  ['2025-04-01', '2026-03-31', undefined],
  ['2023-04-01', '2024-03-31', undefined],
  ['2026-05-01', '2026-05-01', undefined],
  ['2025-01-15', '2026-11-23', 'Please select a period of up to a year'],
  ['2026-06-30', '2026-05-01', 'The last day is before the first'],
  ['', '2026-05-01', 'Please select both days'],
  ['2026-05-01', '2026-02-30', 'Please select both days'],
])('the error of %j to %j is %j', (from, to, error) => {
  expect(periodError({ from, to })).toBe(error);
});

test.each([
  ['2021-11-24', '2026-11-23', undefined],
  ['2020-11-23', '2026-11-23', 'Please select a period of up to 5 years'],
])('the error of %j to %j of a report is %j', (from, to, error) => {
  expect(periodError({ from, to }, 5)).toBe(error);
});

test('a financial year begins in April; this one is up to today', () => {
  expect(yearPeriod('2027-03-31')).toEqual({ from: '2026-04-01', to: '2027-03-31' });
  expect(yearPeriod('2026-11-23')).toEqual({ from: '2026-04-01', to: '2026-11-23' });
  expect(yearPeriod('2026-11-23', 1)).toEqual({ from: '2025-04-01', to: '2026-03-31' });
  expect(yearPeriod('2027-03-31', 1)).toEqual({ from: '2025-04-01', to: '2026-03-31' });
});

test('without a valid pair of days, a list of a month has this month so far', () => {
  expect(monthOf('', '', '2026-11-22')).toEqual({ from: '2026-11-01', to: '2026-11-22' });
  expect(monthOf('2026-10-01', '2026-10-31', '2026-11-22')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
});

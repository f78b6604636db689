import { chosenPeriod, namedPeriod, type PeriodName } from './report-period.ts';

test.each<[PeriodName, string, string, string]>([
  ['month', '2026-11-28', '2026-11-01', '2026-11-28'],
  ['last_month', '2026-11-28', '2026-10-01', '2026-10-31'],
  ['last_month', '2027-01-01', '2026-12-01', '2026-12-31'],
  ['last_month', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['quarter', '2026-11-28', '2026-10-01', '2026-11-28'],
  ['quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
  ['quarter', '2026-07-01', '2026-07-01', '2026-07-01'],
  ['year', '2026-11-28', '2026-04-01', '2026-11-28'],
  ['year', '2026-03-31', '2025-04-01', '2026-03-31'],
])('%s on %s is %s to %s', (name, today, from, to) => {
  expect(namedPeriod(name, today)).toEqual({ from, to });
});

test('days of the address come before its name, and without either it is this month', () => {
  const days = { from: '2026-05-01', to: '2026-06-30' };
  expect(chosenPeriod({ period: 'year', ...days }, '2026-11-28')).toEqual({ ...days, name: undefined });
  const years = { from: '2022-04-01', to: '2026-11-28' };
  expect(chosenPeriod({ period: '', ...years }, '2026-11-28')).toEqual({ ...years, name: undefined });
  const year = { from: '2026-04-01', to: '2026-11-28' };
  expect(chosenPeriod({ period: 'year', from: '', to: '' }, '2026-11-28')).toEqual({
    ...{ ...year, months: 12, name: 'year' },
  });
  expect(chosenPeriod({ period: 'quarter', from: '', to: '' }, '2026-11-28')).toMatchObject({ months: 3 });
  expect(chosenPeriod({ period: 'decade', from: '2026-05-01', to: '' }, '2026-11-28')).toEqual({
    ...{ from: '2026-11-01', to: '2026-11-28', name: 'month' },
  });
});

import { shownDays } from './shown-days.ts';

test.each([
  ['2026-11', '2026-11-23', { months: 1, from: '2026-11-23', to: '2026-12-01' }],
  ['2026-11', '2026-11-24', { months: 2, from: '2026-11-24', to: '2026-12-31' }],
  ['2026-12', '2026-12-31', { months: 2, from: '2026-12-31', to: '2027-01-31' }],
  ['2026-12', '2026-11-30', { months: 1, from: '2026-12-01', to: '2026-12-31' }],
])('%s is shown on %s with the next month only in its last week', (month, today, expected) => {
  expect(shownDays(month, today)).toEqual(expected);
});

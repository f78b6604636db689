import { periodLabel, periodOf } from './periods.ts';

test.each([
  ['this_year', '2026-11-23', '2026-04-01', '2027-03-31', 'Financial year 2026–27'],
  ['this_year', '2026-03-31', '2025-04-01', '2026-03-31', 'Financial year 2025–26'],
  ['this_year', '2026-04-01', '2026-04-01', '2027-03-31', 'Financial year 2026–27'],
  ['last_year', '2026-11-23', '2025-04-01', '2026-03-31', 'Financial year 2025–26'],
  ['last_year', '2100-01-01', '2098-04-01', '2099-03-31', 'Financial year 2098–99'],
  ['days_90', '2026-11-23', '2026-08-26', '2026-11-23', 'Last 90 days'],
] as const)('%s on %s is from %s to %s', (name, today, from, to, label) => {
  expect(periodOf(name, today)).toEqual({ from, to });
  expect(periodLabel(name, today)).toBe(label);
});

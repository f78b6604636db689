import { financialYear } from './financial-year.ts';

test.each([
  ['2026-03-31', 2025],
  ['2026-04-01', 2026],
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
])('the financial year of %s began in %d', (day, year) => {
  expect(financialYear(day)).toBe(year);
});

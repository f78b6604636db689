import { periodOf } from './statement-period.ts';

test.each([
  ['2026-05-01', '2026-06-30', { from: '2026-05-01', to: '2026-06-30' }],
  ['', '', { from: '2026-04-01', to: '2026-11-22' }],
  ['2026-06-30', '2026-05-01', { from: '2026-04-01', to: '2026-11-22' }],
  ['2024-01-01', '2026-05-01', { from: '2026-04-01', to: '2026-11-22' }],
])('from %j to %j', (from, to, period) => {
  expect(periodOf(from, to, '2026-11-22')).toEqual(period);
});

test('a financial year begins in April', () => {
  expect(periodOf('', '', '2027-03-31').from).toBe('2026-04-01');
});

import { describeEnd } from './document-end.ts';

test.each([
  ['2026-11-25', 'over', 'Expired 3 days ago'],
  ['2026-11-27', 'over', 'Expired 1 day ago'],
  ['2026-11-28', 'soon', 'Expires today'],
  ['2026-11-29', 'soon', 'Expires in 1 day'],
  ['2026-12-28', 'soon', 'Expires in 30 days'],
  ['2026-12-29', 'later', 'Expires in 31 days'],
  ['2030-11-28', 'later', 'Expires in 1,461 days'],
])('valid until %s', (day, state, words) => {
  expect(describeEnd(day, '2026-11-28')).toEqual({ state, words });
});

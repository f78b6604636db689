import { clockText, minuteAt } from './drop-place.ts';

const axis = { from: 9 * 60, to: 18 * 60 };
const lane = { left: 100, width: 900 };

test.each([
  ['at the start of the lane', 100, '9:00 am'],
  ['near a quarter of an hour', 100 + 163, '10:45 am'],
  ['before the lane', 0, '9:00 am'],
  ['beyond the lane', 5000, '5:45 pm'],
])('a block that is dropped %s begins at a time of the lane', (_, x, time) => {
  expect(clockText(minuteAt(x, lane, axis))).toBe(time);
});

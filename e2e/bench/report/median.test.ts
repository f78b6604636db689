import { median } from './median.ts';

test.each([
  [[7], 7],
  [[9, 1, 2], 2],
  [[4, 1, 100, 2], 3],
])('the median of %j is %s', (figures, middle) => {
  expect(median(figures)).toBe(middle);
});

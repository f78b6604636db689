import { describeDuration, describePrice } from './describe-range.ts';

test.each([
  [3500, 6000, '₹3,500-₹6,000'],
  [16_000, 240_000, '₹16,000-₹2,40,000'],
  [4500, null, '₹4,500'],
])('The price from %d to %s', (base_price, highest_price, text) => {
  expect(describePrice({ base_price, highest_price })).toBe(text);
});

test.each([
  [30, 45, '30-45 mins'],
  [120, 240, '2-4 hours'],
  [60, 120, '1-2 hours'],
  [30, 60, '30 mins-1 hour'],
  [90, 150, '1h 30m-2h 30m'],
  [null, null, '45 mins'],
])('The duration from %s to %s', (shortest_duration, longest_duration, text) => {
  expect(describeDuration({ estimated_duration: 45, shortest_duration, longest_duration })).toBe(text);
});

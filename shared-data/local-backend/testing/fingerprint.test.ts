import { dayAhead } from './bookable-day.ts';
import { fingerprint } from './fingerprint.ts';

test('A prepared database is that of its content and of the garage’s day', () => {
  expect(fingerprint(true)).toBe(fingerprint(true, dayAhead(0)));
  const others = [fingerprint(true, dayAhead(1)), fingerprint(false)];
  expect(new Set([fingerprint(true), ...others]).size).toBe(3);
});

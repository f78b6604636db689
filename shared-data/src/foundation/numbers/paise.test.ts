import fc from 'fast-check';
import { toPaise, toRupees } from './paise.ts';

test('Every amount of whole paise survives rupees', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (paise) => {
      expect(toPaise(toRupees(paise))).toBe(paise);
    }),
  );
  // In floating point 1.15 × 100 is less than 115.
  expect(toPaise(1.15)).toBe(115);
});

import { quantityProblem, roundQuantity } from './quantity-limits.ts';
import { sayQuantity } from './say-quantity.ts';
import { isMeasured, partUnits } from './units.ts';

test.each([
  [1, 'pcs', '1 piece'],
  [2, 'pcs', '2 pieces'],
  [0, 'litre', '0 litres'],
  [3.5, 'litre', '3.5 litres'],
  [1, 'hour', '1 hour'],
  [1.5, 'hour', '1.5 hours'],
  [1, 'box', '1 box'],
  [1200, 'box', '1,200 boxes'],
  [2, 'lump', '2 lump'],
])('%d %s are said as %s', (quantity, unit, text) => {
  expect(sayQuantity(quantity, unit)).toBe(text);
});

test('what is measured takes fractions, what is counted none, and work is no unit of a part', () => {
  expect(partUnits.filter(({ id }) => isMeasured(id)).map(({ label }) => label)).toEqual([
    ...['Litre', 'Millilitre', 'Kilogram', 'Gram', 'Metre'],
  ]);
  expect(partUnits.map(({ id }) => id)).not.toContain('hour');
  expect(quantityProblem(3.5, 'litre')).toBeUndefined();
  expect(quantityProblem(3.5125, 'litre')).toBe('Please enter at most three digits after the point');
  expect(quantityProblem(12.5, 'set')).toBe('Please enter a whole number of sets');
});

test('sums of thousandths are exact', () => {
  expect(roundQuantity(0.1 + 0.2)).toBe(0.3);
  expect(roundQuantity(2.675 + 0.001)).toBe(2.676);
});

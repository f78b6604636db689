import type { SelectedPart } from '@pitlane/shared-data/parts';
import { costWarning } from './cost-warning.ts';

const filter: SelectedPart = {
  id: 1,
  part_name: 'Filter',
  part_code: 'F',
  price: 480,
  stock_unit: 'pcs',
  quantity: 1,
  maxStock: 5,
};
const warningAt = (cost: number, parts: readonly SelectedPart[] = [filter], tolerance = 10) =>
  costWarning({ cost, estimatedCost: 1000, parts, tolerance });

const belowParts = 'This is less than the parts alone, which cost ₹480.';
const belowBoth = 'This is less than the estimate plus added parts, which is ₹1,480.';
const above = 'This is more than 10% above the approved estimate of ₹1,000. It is marked for the manager.';

test.each([
  [1, belowParts],
  [479.99, belowParts],
  [480, belowBoth],
  [1479.99, belowBoth],
  [1480, above],
])('With a part of ₹480, a cost of %d against an estimate of ₹1,000 says: %s', (cost, warning) => {
  expect(warningAt(cost)).toBe(warning);
});

test.each([
  [999, 'This is less than the estimate plus added parts, which is ₹1,000.'],
  [1000, undefined],
  [1100, undefined],
  [1100.01, above],
  [Number.NaN, undefined],
])('Without parts, a cost of %d says: %s', (cost, warning) => {
  expect(warningAt(cost, [])).toBe(warning);
});

test('A part of an approved line is in the estimate already', () => {
  const approved = { ...filter, approved: { quantity: 1, amount: 480 } };
  expect(warningAt(1000, [approved])).toBeUndefined();
  expect(warningAt(1480, [{ ...approved, quantity: 2 }], 50)).toBeUndefined();
});

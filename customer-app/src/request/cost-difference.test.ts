import { costDifference } from './cost-difference.ts';

test.each([
  [5000, 4500, '+₹500'],
  [4500, 5000, '-₹500'],
  [4500, 4500, '₹0'],
  [0.3, 0.1, '+₹0.20'],
])('A final cost of %d after an estimate of %d differs by %s', (finalCost, estimate, text) => {
  expect(costDifference(finalCost, estimate)).toBe(text);
});

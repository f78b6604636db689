import { inventoryValue } from './inventory-value.ts';
import { isLowStock } from './stock-level.ts';

test.each([
  [4, 5, true],
  [5, 5, true],
  [6, 5, false],
  [0, 0, true],
])('%d in stock with a minimum of %d is low: %s', (current_stock, stock_min, low) => {
  expect(isLowStock({ current_stock, stock_min })).toBe(low);
});

test('the inventory is worth stock times average cost, exact to the paisa', () => {
  expect(
    inventoryValue([
      { current_stock: 3, avg_cost: 0.1, price: 9 },
      { current_stock: 2, avg_cost: 1200.55, price: 9 },
      { current_stock: 0, avg_cost: 99, price: 9 },
      { current_stock: 0.333, avg_cost: 10.1, price: 9 },
    ]),
  ).toBe(2404.76);
  expect(inventoryValue([])).toBe(0);
});

test('a mechanic, who sees no cost, sees what it sells for', () => {
  expect(inventoryValue([{ current_stock: 3, avg_cost: null, price: 250.1 }])).toBe(750.3);
});

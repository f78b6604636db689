import { formatStock } from './format-stock.ts';
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

test.each([
  [1, 'pcs', '1 part'],
  [2, 'pcs', '2 parts'],
  [0, 'litre', '0 litres'],
  [1, 'box', '1 box'],
  [1200, 'box', '1,200 boxes'],
  [2, 'ml', '2 ml'],
])('%d %s are shown as %s', (quantity, unit, text) => {
  expect(formatStock(quantity, unit)).toBe(text);
});

test('the inventory is worth stock times average cost, exact to the paisa', () => {
  expect(
    inventoryValue([
      { current_stock: 3, avg_cost: 0.1, price: 9 },
      { current_stock: 2, avg_cost: 1200.55, price: 9 },
      { current_stock: 0, avg_cost: 99, price: 9 },
    ]),
  ).toBe(2401.4);
  expect(inventoryValue([])).toBe(0);
});

test('a mechanic, who sees no cost, sees what it sells for', () => {
  expect(inventoryValue([{ current_stock: 3, avg_cost: null, price: 250.1 }])).toBe(750.3);
});

import {
  addedPartsTotal,
  addPart,
  approvedSelection,
  autoCalculatedCost,
  partCost,
  partsTotal,
  type SelectedPart,
  setPartQuantity,
  setStockLeft,
} from './job-parts.ts';
import type { Part } from './parts-answers.ts';

const filter: Part = {
  id: 7,
  part_name: 'Oil filter',
  part_code: 'OF-7',
  category: 'Filters',
  current_stock: 2,
  stock_min: 5,
  stock_unit: 'pcs',
  avg_cost: 180,
  price: 250.1,
  shelf: null,
  other_numbers: [],
  tax_code: null,
  tax_rate: null,
  retired: false,
  updated_at: '2026-01-01T00:00:00Z',
};
const belt: Part = { ...filter, id: 8, part_name: 'Belt', part_code: 'B-8', price: 0.2, current_stock: 9 };

const chosen = (...parts: Part[]) => parts.reduce<readonly SelectedPart[]>(addPart, []);
const quantities = (selection: readonly SelectedPart[]) =>
  selection.map(({ part_code, quantity }) => [part_code, quantity]);

test('a part is added once, with the data that the dialog shows', () => {
  expect(chosen(filter)).toEqual([
    {
      id: 7,
      part_name: 'Oil filter',
      part_code: 'OF-7',
      price: 250.1,
      stock_unit: 'pcs',
      quantity: 1,
      maxStock: 2,
    },
  ]);
});

test('adding it again takes one more, up to what is in stock', () => {
  expect(quantities(chosen(filter, filter))).toEqual([['OF-7', 2]]);
  expect(quantities(chosen(filter, filter, filter))).toEqual([['OF-7', 2]]);
});

test('a part without stock is not added', () => {
  expect(chosen({ ...filter, current_stock: 0 })).toEqual([]);
});

test('a quantity is capped at the stock and truncated to a whole number', () => {
  expect(quantities(setPartQuantity(chosen(filter, belt), 7, 99))).toEqual([
    ['OF-7', 2],
    ['B-8', 1],
  ]);
  expect(quantities(setPartQuantity(chosen(belt), 8, 2.9))).toEqual([['B-8', 2]]);
});

test('what is measured is used in thousandths, up to its stock, and costs that much', () => {
  const oil: Part = {
    ...filter,
    id: 9,
    part_code: 'O-9',
    stock_unit: 'litre',
    price: 560,
    current_stock: 4.5,
  };
  const used = setPartQuantity(chosen(oil), 9, 3.525);
  expect(quantities(used)).toEqual([['O-9', 3.525]]);
  expect(partsTotal(used)).toBe(1974);
  expect(quantities(addPart(used, oil))).toEqual([['O-9', 4.5]]);
  expect(quantities(chosen({ ...oil, current_stock: 0.25 }))).toEqual([['O-9', 0.25]]);
  const approved = { quantity: 3.5, amount: 1960 };
  expect(partCost({ price: 560, quantity: 3.501, approved })).toBe(1960.56);
});

test.each([0, -1, 0.5, Number.NaN])('a quantity of %d takes the part off the list', (quantity) => {
  expect(quantities(setPartQuantity(chosen(filter, belt), 7, quantity))).toEqual([['B-8', 1]]);
});

test('a part with insufficient stock keeps its quantity until it is changed, and other parts are unchanged', () => {
  const short = setStockLeft(chosen(filter, filter, belt), 7, 1);
  expect(short.map(({ quantity, maxStock }) => [quantity, maxStock])).toEqual([
    [2, 1],
    [1, 9],
  ]);
  expect(quantities(setPartQuantity(short, 7, 2))).toEqual([
    ['OF-7', 1],
    ['B-8', 1],
  ]);
  expect(quantities(setPartQuantity(setStockLeft(short, 7, 0), 7, 1))).toEqual([['B-8', 1]]);
});

test('a part that is not on the list changes nothing', () => {
  expect(setPartQuantity(chosen(filter), 99, 3)).toEqual(chosen(filter));
});

test('the total is price times quantity, exact to the paisa', () => {
  expect(partsTotal(chosen(filter, filter, belt))).toBe(500.4);
  expect(partsTotal(setPartQuantity(chosen(belt), 8, 3))).toBe(0.6);
  expect(partsTotal([])).toBe(0);
});

test('the calculated cost is the estimate plus the parts', () => {
  expect(autoCalculatedCost(3500.1, chosen(filter, filter, belt))).toBe(4000.5);
  expect(autoCalculatedCost(3500, [])).toBe(3500);
});

describe('a part of approved lines', () => {
  const approved = approvedSelection([
    {
      id: 7,
      part_name: 'Oil filter',
      part_code: 'OF-7',
      price: 300,
      stock_unit: 'pcs',
      current_stock: 5,
      quantity: 2,
      amount: 500.2,
      short: 0,
      due_on: null,
    },
  ]);
  const used = (quantity: number) => setPartQuantity(approved, 7, quantity);

  test('starts with the quantity of the lines, up to the stock of today', () => {
    expect(approved).toMatchObject([{ id: 7, quantity: 2, maxStock: 5, price: 300 }]);
  });

  test('costs what the lines say, and beyond them the price of today', () => {
    expect([1, 2, 3].map((quantity) => partsTotal(used(quantity)))).toEqual([250.1, 500.2, 800.2]);
    expect(used(3).map(partCost)).toEqual([800.2]);
  });

  test('is in the estimate already: only what goes beyond the lines is added', () => {
    expect([1, 2, 3].map((quantity) => addedPartsTotal(used(quantity)))).toEqual([0, 0, 300]);
    expect(autoCalculatedCost(4000.2, addPart(used(3), belt))).toBe(4300.4);
  });
});

import { amountOf, discountIn, discountProblem, numberIn, numberProblem } from './cell-text.ts';

test.each([
  ['1,999.99', 1999.99],
  ['.5', 0.5],
  [' ', null],
  ['two', Number.NaN],
  ['-1', Number.NaN],
])('%j in a cell is the number %j', (text, value) => {
  expect(numberIn(text)).toEqual(value);
});

test('a number out of its limits or with too many digits has an error', () => {
  expect(numberProblem('1.25', 'quantity', 10)).toBe(false);
  for (const text of ['1.255', '11', 'x'])
    expect(numberProblem(text, 'quantity', 10)).toBe('Please enter a valid quantity');
  expect(numberProblem('1.5', 'quantity', 10, 0)).toBe('Please enter a valid quantity');
});

test('a discount is rupees, or per cent with its sign', () => {
  expect(discountIn('10 %')).toEqual({ value: 10, isPercent: true });
  expect(discountIn('1,250.50')).toEqual({ value: 1250.5, isPercent: false });
  expect(discountIn('0')).toBeNull();
  expect(discountProblem('100%')).toBe(false);
  for (const text of ['101%', '10%%', '1.005', 'some']) expect(discountProblem(text)).not.toBe(false);
});

test.each([
  [2, 1999.99, null, 3999.98],
  [1.15, 1.3, null, 1.5],
  [3, 33.33, { value: 12.5, isPercent: true }, 87.49],
  [2, 100, { value: 0.01, isPercent: false }, 199.99],
  [null, 100, null, null],
  [1, Number.NaN, null, null],
])('%j at %j less %j is %j', (quantity, price, discount, amount) => {
  expect(amountOf(quantity, price, discount)).toBe(amount);
});

import { numberFormat, parseNumber } from './number-text.ts';

test.each([
  ['12,48,500.5', 1248500.5],
  ['-3', -3],
  ['.5', 0.5],
  ['', null],
  ['-', null],
  ['.', null],
  [' 500 ', 500],
  ['5oo', null],
  ['1.2.3', null],
  ['1e3', null],
  ['9'.repeat(400), null],
])('The text "%s" means %s', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test('A text that is no number, or outside the limits, has a problem and is not changed', () => {
  const { problemOf } = numberFormat({ minValue: 0, maxValue: 12500 });
  expect(['', ' ', '0', '12,500', '.5'].map(problemOf)).toEqual(Array(5).fill(undefined));
  expect(['5oo', '-', '1-', '1 2', '₹5'].map(problemOf)).toEqual(
    Array(5).fill('Please enter a valid number'),
  );
  expect(problemOf('12501')).toBe('Please enter at most 12,500');
  expect(problemOf('-500')).toBe('Please enter at least 0');
});

test('The texts of errors can be those of money', () => {
  const { problemOf } = numberFormat({
    maxValue: 10,
    invalidText: 'Please enter a valid amount',
    limitText: (limit) => `₹${limit}`,
  });
  expect(['ten', '11'].map(problemOf)).toEqual(['Please enter a valid amount', 'Please enter at most ₹10']);
});

test('More digits than are accepted are a problem, not rounded', () => {
  const money = numberFormat({ formatOptions: { maximumFractionDigits: 2 } });
  expect(money.problemOf('1.50000')).toBeUndefined();
  expect(money.problemOf('4,000.005')).toBe('Please enter at most 2 digits after the point');
  expect(numberFormat({ step: 0.01 }).problemOf('0.305')).toBe(
    'Please enter at most 2 digits after the point',
  );
  expect(numberFormat({ step: 1 }).problemOf('2.6')).toBe('Please enter a whole number');
});

test('A step does not add up errors of binary fractions', () => {
  expect(numberFormat({ step: 0.1 }).stepFrom(0.2, 1)).toBe(0.3);
});

test('Steps stop at the limits and start at the smallest number', () => {
  const { stepFrom } = numberFormat({ minValue: 1, maxValue: 3 });
  expect(stepFrom(null, 1)).toBe(1);
  expect(stepFrom(2, 1)).toBe(3);
  expect(stepFrom(3, 1)).toBe(3);
  expect(stepFrom(1, -1)).toBe(1);
});

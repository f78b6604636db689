import { numberFormat, parseNumber } from './number-text.ts';

test.each([
  ['12,48,500.5', 1248500.5],
  ['-3', -3],
  ['.5', 0.5],
  ['', null],
  ['-', null],
  ['.', null],
])('The text "%s" means %s', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test('Letters and a second decimal point cannot be typed', () => {
  const { isPartOfNumber } = numberFormat({});
  expect(['1', '1,', '1.', '-', ''].every(isPartOfNumber)).toBe(true);
  expect(['a', '1.2.3', '1-', '1 2'].some(isPartOfNumber)).toBe(false);
});

test('A minus cannot be typed where the smallest number is 0, nor a point where there are no fractions', () => {
  const { isPartOfNumber } = numberFormat({ minValue: 0, formatOptions: { maximumFractionDigits: 0 } });
  expect(isPartOfNumber('12')).toBe(true);
  expect(['-1', '1.'].some(isPartOfNumber)).toBe(false);
});

test('A number is brought between the limits and to a step', () => {
  const { accept } = numberFormat({ minValue: 0, maxValue: 10, step: 1 });
  expect([-3, 2.6, 99].map(accept)).toEqual([0, 3, 10]);
});

test('A number is rounded to the digits that are shown', () => {
  expect(numberFormat({ formatOptions: { maximumFractionDigits: 2 } }).accept(1.239)).toBe(1.24);
  expect(numberFormat({ step: 0.01 }).accept(0.1 + 0.2)).toBe(0.3);
});

test('Steps stop at the limits and start at the smallest number', () => {
  const { stepFrom } = numberFormat({ minValue: 1, maxValue: 3 });
  expect(stepFrom(null, 1)).toBe(1);
  expect(stepFrom(2, 1)).toBe(3);
  expect(stepFrom(3, 1)).toBe(3);
  expect(stepFrom(1, -1)).toBe(1);
});

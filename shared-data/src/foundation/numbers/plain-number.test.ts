import { stockValueSchema } from '../../parts/stock-value-schema.ts';
import { readFinalCost } from '../../requests/jobs/final-cost.ts';
import { safeParse } from '../schema/schema.ts';
import { plainNumber } from './plain-number.ts';

test.each([
  ['0', 0],
  ['007', 7],
  [' 12 ', 12],
  ['1200.5', 1200.5],
  ['12,48,500.50', 1248500.5],
  ['₹ 1,200', 1200],
])('%j is the number %d', (text, number) => {
  expect(plainNumber(text)).toBe(number);
});

const neverNumbers = [
  '',
  ' ',
  '-1',
  '-0',
  '+1',
  '1e9',
  '1E3',
  'ten',
  '12a',
  '0x10',
  '1.234',
  '1.',
  '.5',
  '1,5',
  '1,2,3',
];
test.each([...neverNumbers, '12,34', '1 200', 'NaN', 'Infinity', '१२'])('%j is no number', (text) => {
  expect(plainNumber(text)).toBeNaN();
});

const messageOf = (result: ReturnType<typeof safeParse>) => result.error?.issues[0]?.message;

test.each(['', '-5', '2.0005', '1e9', '1000000000', '1000001', 'ten', '99999999999999999999'])(
  '%j is no stock',
  (text) => {
    for (const unit of ['pcs', 'litre'])
      expect(messageOf(safeParse(stockValueSchema(unit), text))).toBe('Please enter a valid stock value');
  },
);

test('a fraction is a stock of what is measured, and none of what is counted', () => {
  expect(safeParse(stockValueSchema('litre'), '3.525')).toMatchObject({ success: true, data: 3.525 });
  expect(messageOf(safeParse(stockValueSchema('pcs'), '2.5'))).toBe('Please enter a whole number of pieces');
});

test.each([
  ['0', 0],
  ['12', 12],
  ['3.00', 3],
  ['10,00,000', 1_000_000],
])('%j is a stock of %d', (text, stock) => {
  expect(safeParse(stockValueSchema('pcs'), text)).toMatchObject({ success: true, data: stock });
});

test.each(['-5', '2.005', '1e9', '1000000000', '100000000', 'ten'])('%j is no final cost', (text) => {
  expect(readFinalCost(text)).toBeNaN();
});

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['14400.5', 14400.5],
  ['₹12,000.00', 12000],
  ['99999999.99', 99999999.99],
])('%j is a final cost of %p', (text, cost) => {
  expect(readFinalCost(text)).toBe(cost);
});

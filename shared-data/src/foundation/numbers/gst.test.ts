import { isGstRate, isTaxCode, taxCodeOf } from './gst.ts';

test.each([
  ['8708.30.00', '87083000'],
  ['8708 30 00', '87083000'],
  ['87083000.0', '87083000'],
  ['8708', '8708'],
  ['998714', '998714'],
  ['', ''],
])('%s is the code %s', (entered, code) => {
  expect(taxCodeOf(entered)).toBe(code);
  expect(isTaxCode(entered)).toBe(true);
});

test.each(['8.7083E+07', '4011000', '87083', '87', '8708, 8421', '00000000', '870830001'])(
  '%s is no code',
  (entered) => expect(isTaxCode(entered)).toBe(false),
);

test('a rate is one of the law', () => {
  expect([null, 0, 5, 18, 40].filter(isGstRate)).toHaveLength(5);
  expect([12, 19, 28, 18.5, -1].filter(isGstRate)).toEqual([]);
});

import { parseId } from './parse-id.ts';

test.each([
  ['1', 1],
  ['42', 42],
  ['900719925474099', 900_719_925_474_099],
])('%s is a valid id', (text, number) => {
  expect(parseId(text)).toBe(number);
});

test.each([null, undefined, '', '0', '-1', '1.5', '1e3', ' 7', '07', 'x', '9'.repeat(16)])(
  '%p is not an id',
  (text) => {
    expect(parseId(text)).toBeNull();
  },
);

import { hasNumber, isSamePartNumber, partNumberKey } from './part-number.ts';

test.each([
  ['90915-YZZD4', '90915yzzd4'],
  [' 90915 yzzd4 ', '90915yzzd4'],
  ['90915\u201190915.yzzd4', '9091590915yzzd4'],
  ['0 986 452 041', '0986452041'],
  ['A/B_1', 'a/b_1'],
  // What consists of nothing else is itself.
  ['---', '---'],
  ['', ''],
])('the key of %j is %j', (number, key) => {
  expect(partNumberKey(number)).toBe(key);
});

test('a part has a number however it is spelled, and no piece of it', () => {
  const part = { part_code: 'FLT-01', other_numbers: ['90915-YZZD4'] };
  expect(isSamePartNumber('flt 01', 'FLT.01')).toBe(true);
  expect(['flt01', '90915 yzzd4', '90915YZZD4'].every((code) => hasNumber(part, code))).toBe(true);
  expect(['flt0', '90915', ''].some((code) => hasNumber(part, code))).toBe(false);
});

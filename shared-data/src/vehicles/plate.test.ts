import { plateWithZeros } from './plate.ts';

test.each([
  ['KA O5 CD OO78', 'KA 05 CD 0078'],
  ['mh-12-zz-oo78', 'MH 12 ZZ 0078'],
  ['KA05CDO078', 'KA 05 CD 0078'],
  ['KA 05 CD 0078', null],
  ['OD 02 AB 1234', null],
  ['OD O2 AB 1234', 'OD 02 AB 1234'],
  ['FLEET-O7', null],
  ['', null],
])('%j is probably %j', (typed, meant) => {
  expect(plateWithZeros(typed)).toBe(meant);
});

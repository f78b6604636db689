import { readFinalCost } from './final-cost.ts';

test('A final cost is rupees, and nothing typed charges the estimate', () => {
  expect(['12000', ' 12000.5 ', '0', '', '  '].map(readFinalCost)).toEqual([12_000, 12_000.5, 0, null, null]);
});

test.each(['-1', '12.345', '1e9', '1000000000', 'much', '12000 rupees', '0x10', '1,2,3', 'NaN'])(
  '%j is no final cost',
  (text) => expect(readFinalCost(text)).toBeNaN(),
);

import { specializationsOf } from './specializations.ts';

test.each([
  ['Brakes', ['Electrical', 'Brakes'], 'Brakes, Electrical'],
  [null, ['Electrical'], 'Electrical'],
  ['Brakes', [], 'Brakes'],
  [null, [], 'General'],
  ['', [''], 'General'],
])('%s and %j are %s', (specialization, specializations, expected) => {
  expect(specializationsOf({ specialization, specializations })).toBe(expected);
});

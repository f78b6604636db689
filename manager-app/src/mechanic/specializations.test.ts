import { specializationsOf } from './specializations.ts';

test.each([
  ['Brakes', ['Electrical', 'Brakes'], 'Brakes, Electrical'],
  [null, ['Electrical'], 'Electrical'],
  ['Brakes', [], 'Brakes'],
  [null, [], 'General'],
  ['', [''], 'General'],
])('The specialization %s with %j is shown as %s', (specialization, specializations, expected) => {
  expect(specializationsOf({ specialization, specializations })).toBe(expected);
});

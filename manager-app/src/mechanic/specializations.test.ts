import { specializationsOf } from './specializations.ts';

test.each([
  ['Brakes', ['Electrical', 'Brakes'], 'Brakes, Electrical'],
  [null, ['Electrical'], 'Electrical'],
  ['Brakes', [], 'Brakes'],
  [null, [], 'General'],
  ['', [''], 'General'],
])('A mechanic with %s and %j is shown with %s', (specialization, specializations, expected) => {
  expect(specializationsOf({ specialization, specializations })).toBe(expected);
});

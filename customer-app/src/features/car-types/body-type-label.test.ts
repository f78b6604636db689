import { bodyTypeLabel } from './body-type-label.ts';

test.each([
  ['sedan', 'Sedan'],
  ['suv', 'SUV'],
  ['MPV', 'MPV'],
  ['compact-suv', 'Compact SUV'],
  ['off_roader', 'Off Roader'],
])('The body type %s has the label %s', (bodyType, label) => {
  expect(bodyTypeLabel(bodyType)).toBe(label);
});

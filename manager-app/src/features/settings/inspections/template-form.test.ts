import type { InspectionTemplate } from '@pitlane/shared-data/inspections';
import { checkTemplate, fieldName, formOf, moved, newItem, newSection, sectionsOf } from './template-form.ts';

const template: InspectionTemplate = {
  template_id: 1,
  name: 'Brakes',
  active: true,
  version: 1,
  sections: [
    {
      name: 'Front',
      items: [
        { kind: 'condition', name: 'Discs', suggested_part: 'Brake discs' },
        {
          kind: 'measurement',
          name: 'Pads',
          unit: 'mm',
          watch_below: 3,
          urgent_below: 2,
          suggested_labour: 'Replace the pads',
        },
      ],
    },
  ],
};

test('A template form that nobody changed is saved as it was read', () => {
  expect(sectionsOf(formOf(template))).toEqual(template.sections);
});

test('A row is moved up and down, and stays at the ends', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});

test.each([
  [3, 4, 'Urgent must begin below watch'],
  [3, null, 'Please enter a limit'],
  [3, 3, false],
])('Limits of %s and %s: %s', (watchBelow, urgentBelow, message) => {
  const item = { ...newItem(), name: 'Pads', kind: 'measurement' as const, watchBelow, urgentBelow };
  const errors = checkTemplate({
    name: 'Brakes',
    sections: [{ ...newSection(), name: 'Front', items: [item] }],
  });
  expect(errors[fieldName(item.key, 'urgent')]).toBe(message);
});

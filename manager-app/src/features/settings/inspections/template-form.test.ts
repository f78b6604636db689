import type { InspectionTemplate } from '@pitlane/shared-data/inspections';
import * as z from '@pitlane/shared-data/schema';
import { formOf, newItem, sectionsOf, templateSchema } from './template-form.ts';

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
  expect(sectionsOf(z.parse(templateSchema, formOf(template)))).toEqual(template.sections);
});

test.each([
  [3, 4, ['Urgent must begin below watch']],
  [3, null, ['Please enter a limit']],
  [3, 3, []],
])('Limits of %s and %s: %s', (watch_below, urgent_below, messages) => {
  const item = { ...newItem, name: 'Pads', kind: 'measurement', watch_below, urgent_below };
  const { error } = z.safeParse(templateSchema, {
    name: 'Brakes',
    sections: [{ name: 'Front', items: [item] }],
  });
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
  for (const { path } of error?.issues ?? []) {
    expect(path).toEqual(['sections', 0, 'items', 0, 'urgent_below']);
  }
});

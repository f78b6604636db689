import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, templates, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

interface Template extends Record<string, unknown> {
  template_id: number;
}

const pads = { name: 'Front pads', kind: 'measurement', unit: 'mm', watch_below: 3, urgent_below: 2 };
const brakes = { name: 'Brakes', sections: [{ name: 'Front', items: [pads] }] };
const withItem = (change: object) => ({
  name: 'Brakes',
  sections: [{ name: 'Front', items: [{ ...pads, ...change }] }],
});

const save = async (template: unknown, expected?: unknown) =>
  call<Template>(await workshop.as('manager'), 'save_inspection_template', { template, expected });
const cannotSave = async (template: unknown, expected?: unknown) =>
  refuse(await workshop.as('manager'), 'save_inspection_template', { template, expected });

test('a template is added, changed over what was read, and retired @long', async () => {
  const added = await save({ ...brakes, name: ' Brakes ' });
  expect(added).toEqual({ ...brakes, template_id: added.template_id, active: true, version: 1 });
  const renamed = await save({ ...brakes, template_id: added.template_id, name: 'Brake check' }, added);
  expect(renamed).toMatchObject({ name: 'Brake check', version: 2 });
  const late = await cannotSave({ ...brakes, template_id: added.template_id }, added);
  expect(late).toMatchObject({ code: 'PT412', message: 'This template was changed by someone else' });
  expect(JSON.parse(String(late.details))).toEqual(renamed);

  const manager = await workshop.as('manager');
  const retired = await call(manager, 'set_inspection_template_active', {
    template_id: added.template_id,
    active: false,
  });
  expect(retired).toMatchObject({ active: false });
  expect(await call(await workshop.as('mechanic'), 'inspection_templates')).toContainEqual(retired);
});

test('an item keeps the lines that it suggests, trimmed, and an inspection takes them over for staff', async () => {
  const suggesting = { ...pads, suggested_labour: ' Replace the pads ', suggested_part: ' ' };
  const { template_id, sections } = await save({
    name: 'Brakes',
    sections: [{ name: 'Front', items: [suggesting] }],
  });
  expect(sections).toEqual([{ name: 'Front', items: [{ ...pads, suggested_labour: 'Replace the pads' }] }]);
  const request_id = requests.inProgress;
  const mechanic = await workshop.as('mechanic');
  const begun = await call<{ inspection_id: number }>(mechanic, 'start_inspection', {
    request_id,
    template_id,
  });
  expect(begun).toMatchObject({ items: [{ suggested_labour: 'Replace the pads', suggested_part: null }] });
  await call(mechanic, 'finish_inspection', { inspection_id: begun.inspection_id });
  const seen = await call(await workshop.as('customer'), 'request_estimate', { request_id });
  expect(seen).toMatchObject({ inspections: [{ items: [{ name: 'Front pads' }] }] });
  expect(JSON.stringify(seen)).not.toContain('suggested');
});

test.each([
  [null, 'Please enter a template', 'template'],
  [{}, 'Name is required', 'name'],
  [{ name: 7 }, 'Name is required', 'name'],
  [{ name: 'x' }, 'Please add a section', 'sections'],
  [{ name: 'x', sections: [{}] }, 'Please add an item to each section', 'sections.0.items'],
  [{ name: 'x', sections: [{ items: [pads] }] }, 'Name is required', 'sections.0.name'],
  [withItem({ name: ' ' }), 'Name is required', 'sections.0.items.0.name'],
  [
    withItem({ name: 'x'.repeat(201) }),
    'Name must be no more than 200 characters long',
    'sections.0.items.0.name',
  ],
  [
    withItem({ suggested_part: 'x'.repeat(201) }),
    'Suggested part must be no more than 200 characters long',
    'sections.0.items.0.suggested_part',
  ],
  [withItem({ kind: 'smell' }), 'Please choose condition or measurement', 'sections.0.items.0.kind'],
  [withItem({ unit: '' }), 'Unit is required', 'sections.0.items.0.unit'],
  [
    withItem({ watch_below: null }),
    'Watch below must be between 0 and 1,00,000',
    'sections.0.items.0.watch_below',
  ],
  [withItem({ urgent_below: 4 }), 'Urgent must begin below watch', 'sections.0.items.0.urgent_below'],
  [
    { name: 'x', sections: [{ name: 'All', items: Array(201).fill(pads) }] },
    'A template has no more than 200 items',
    'sections',
  ],
])('refuses %j', async (template, message, hint) => {
  expect(await cannotSave(template)).toEqual({ code: 'PT400', message, hint });
});

test('names are unique, and an unknown template is not found', async () => {
  expect(await cannotSave({ ...brakes, name: 'Tyres' })).toEqual({
    code: 'PT409',
    message: 'A template with this name already exists',
    hint: 'name',
  });
  expect(await cannotSave({ ...brakes, template_id: 77 })).toMatchObject({ code: 'PT404' });
});

test('the audit trail says who changed a template', async () => {
  await save({ ...brakes, template_id: templates.tyres, name: 'Wheels' });
  const { rows } = await call<{ rows: object[] }>(await workshop.as('manager'), 'list_changes', {
    subject: 'inspection_template',
  });
  expect(rows[0]).toMatchObject({
    actor_name: 'Meera',
    subject_label: 'Wheels',
    before: { name: 'Tyres' },
    after: { name: 'Wheels' },
  });
});

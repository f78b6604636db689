import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, templates, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

interface Item extends Record<string, unknown> {
  item_id: number;
  version: number;
}
interface Inspection extends Record<string, unknown> {
  inspection_id: number;
  items: [Item, Item, Item];
}

type Role = Parameters<Workshop['as']>[0];

const start = async (role: Role = 'mechanic', request_id: number = requests.inProgress) =>
  call<Inspection>(await workshop.as(role), 'start_inspection', { request_id, template_id: templates.tyres });
const record = async ({ inspection_id }: Inspection, items: unknown, more: object = {}) =>
  call<Inspection>(await workshop.as('mechanic'), 'record_items', { inspection_id, items, ...more });
const cannotRecord = async ({ inspection_id }: Inspection, items: unknown, role: Role = 'mechanic') =>
  refuse(await workshop.as(role), 'record_items', { inspection_id, items });
const end = async (name: 'finish_inspection' | 'reopen_inspection', { inspection_id }: Inspection) =>
  call<Inspection>(await workshop.as('mechanic'), name, { inspection_id });
const read = async (role: Role) =>
  (
    await call<{ inspections: Inspection[] }>(await workshop.as(role), 'request_estimate', {
      request_id: requests.inProgress,
    })
  ).inspections;

const seen = ({ item_id, version }: Item) => ({ item_id, version });

test('an inspection begins with the items of its template, and keeps them @long', async () => {
  const begun = await start();
  expect(begun).toMatchObject({
    template_name: 'Tyres',
    started_by_name: 'Ravi',
    finished_at: null,
    counts: { fine: 0, watch: 0, urgent: 0, not_checked: 3 },
    items: [
      { position: 1, section: 'Front', name: 'Left tread', unit: 'mm', watch_below: 3, urgent_below: 1.6 },
      { position: 2, section: 'Front', name: 'Left wall', kind: 'condition', unit: null },
      { position: 3, section: 'Rear', name: 'Spare wheel', condition: 'not_checked' },
    ],
  });
  await call(await workshop.as('manager'), 'save_inspection_template', {
    template: {
      template_id: templates.tyres,
      name: 'Wheels',
      sections: [{ name: 'All', items: [{ name: 'Bolts', kind: 'condition' }] }],
    },
  });
  expect(await start('manager')).toEqual(begun);
});

test.each([
  ['otherMechanic', requests.inProgress, templates.tyres, 'PT404', 'Service request not found'],
  ['mechanic', requests.completed, templates.tyres, 'PT409', 'This request is already completed'],
  ['manager', requests.cancelled, templates.tyres, 'PT409', 'This request is already cancelled'],
  ['mechanic', requests.inProgress, templates.retired, 'PT409', 'This template is retired'],
  ['mechanic', requests.inProgress, 77, 'PT404', 'Template not found'],
] as const)(
  '%s may not begin one for request %d with template %d',
  async (role, request_id, template_id, code, message) => {
    expect(
      await refuse(await workshop.as(role), 'start_inspection', { request_id, template_id }),
    ).toMatchObject({ code, message });
  },
);

test.each([
  [1.59, 'urgent'],
  [1.6, 'watch'],
  [2.99, 'watch'],
  [3, 'fine'],
  [0, 'urgent'],
  [null, 'not_checked'],
])('%d mm of tread is %s', async (value, condition) => {
  const begun = await start();
  const recorded = await record(begun, [{ ...seen(begun.items[0]), value, note: 'Inner edge' }]);
  expect(recorded.items[0]).toMatchObject({
    value,
    condition,
    note: 'Inner edge',
    version: 2,
    changed_by_name: 'Ravi',
  });
});

test('several items are recorded at once, and fields left out keep their value', async () => {
  const begun = await start();
  const [tread, wall, spare] = begun.items;
  const first = await record(begun, [
    { ...seen(tread), value: 1.4, note: ' Worn ' },
    { ...seen(wall), condition: 'watch', internal_note: 'Kerb?' },
  ]);
  expect(first.counts).toEqual({ fine: 0, watch: 1, urgent: 1, not_checked: 1 });
  const second = await record(begun, [
    { ...seen(first.items[0]), value: 4 },
    { ...seen(spare), note: 'Not there' },
  ]);
  expect(second.items).toMatchObject([
    { value: 4, condition: 'fine', note: 'Worn', version: 3 },
    { condition: 'watch', internal_note: 'Kerb?', version: 2 },
    { condition: 'not_checked', note: 'Not there', version: 2 },
  ]);
});

test('an item recorded by someone else is refused with its current values, all or none', async () => {
  const begun = await start();
  const [tread, wall] = begun.items;
  await record(begun, [{ ...seen(wall), condition: 'fine' }]);
  const late = await cannotRecord(
    begun,
    [
      { ...seen(tread), value: 5 },
      { ...seen(wall), condition: 'urgent' },
    ],
    'manager',
  );
  expect(late).toMatchObject({
    code: 'PT412',
    message: 'Left wall was changed by someone else. Check it and try again.',
    hint: String(wall.item_id),
  });
  expect(JSON.parse(String(late.details))).toMatchObject({ condition: 'fine', version: 2 });
  expect((await start()).items[0]).toMatchObject({ condition: 'not_checked', version: 1 });
});

test('the same again changes nothing, with a key or without', async () => {
  const begun = await start();
  const items = [{ ...seen(begun.items[1]), condition: 'fine' }];
  const idempotency_key = '11111111-1111-4111-8111-111111111111';
  const first = await record(begun, items, { idempotency_key });
  expect(await record(begun, items)).toEqual(first);
  await record(begun, [{ ...seen(first.items[1]), condition: 'urgent' }]);
  expect(await record(begun, items, { idempotency_key })).toEqual(first);
  expect((await start()).items[1]).toMatchObject({ condition: 'urgent' });
});

test.each([
  [[], 'Please record each item once'],
  [null, 'Please record each item once'],
  [[7], 'Please record each item once'],
  [[{ item_id: 1 }], 'Please record each item once'],
  [
    [
      { item_id: 1, version: 1 },
      { item_id: 1, version: 1 },
    ],
    'Please record each item once',
  ],
  [[{ item_id: 1, version: 1, condition: 'fine' }], 'Left tread is measured: enter its value'],
  [[{ item_id: 2, version: 1, value: 3 }], 'Left wall is not measured'],
  [[{ item_id: 2, version: 1, condition: 'broken' }], 'Please choose fine, watch, urgent or not checked'],
  [[{ item_id: 1, version: 1, value: -1 }], 'Left tread must be between 0 and 1,00,000'],
  [[{ item_id: 1, version: 1, value: '3' }], 'Left tread must be between 0 and 1,00,000'],
  [[{ item_id: 1, version: 1, note: 7 }], 'Note must be a text'],
  [[{ item_id: 1, version: 1, colour: 'red' }], 'This item has an unknown field'],
])('refuses %j', async (items, message) => {
  expect(await cannotRecord(await start(), items)).toMatchObject({ code: 'PT400', message });
});

test("items of another inspection, and others' inspections, are not found", async () => {
  const begun = await start();
  const other = await start('otherMechanic', requests.othersInProgress);
  const foreign = [{ ...seen(other.items[1]), condition: 'fine' }];
  expect(await cannotRecord(begun, foreign)).toMatchObject({
    code: 'PT404',
    message: 'Inspection item not found',
  });
  expect(await cannotRecord(other, foreign)).toMatchObject({
    code: 'PT404',
    message: 'Inspection not found',
  });
});

test('a finished inspection is readable for the customer, and changes only once it is reopened @long', async () => {
  const begun = await start();
  await record(begun, [
    { ...seen(begun.items[1]), condition: 'urgent', note: 'Cut', internal_note: 'Our lift did it' },
  ]);
  expect(await read('customer')).toEqual([]);
  const finished = await end('finish_inspection', begun);
  expect(finished.finished_by_name).toBe('Ravi');
  expect(await end('finish_inspection', begun)).toEqual(finished);
  expect(await cannotRecord(begun, [{ item_id: 2, version: 2, condition: 'fine' }])).toEqual({
    code: 'PT409',
    message: 'This inspection is finished. Reopen it to change it.',
  });

  const [forCustomer] = await read('customer');
  expect(forCustomer?.items[1]).toMatchObject({ condition: 'urgent', note: 'Cut' });
  expect(JSON.stringify(forCustomer)).not.toMatch(/Our lift|Ravi/);
  expect((await read('manager'))[0]).toEqual(finished);
  for (const role of ['otherCustomer', 'otherMechanic'] as const) {
    const request_id = requests.inProgress;
    expect(await refuse(await workshop.as(role), 'request_estimate', { request_id })).toMatchObject({
      code: 'PT404',
    });
  }

  await end('reopen_inspection', begun);
  expect(await read('customer')).toEqual([]);
  await end('finish_inspection', begun);
  await call(await workshop.as('mechanic'), 'complete_job', { request_id: requests.inProgress });
  expect(
    await refuse(await workshop.as('manager'), 'reopen_inspection', { inspection_id: begun.inspection_id }),
  ).toEqual({ code: 'PT409', message: 'This request is already completed' });
  expect(await read('customer')).toHaveLength(1);
});

test('a line belongs to the item that proposes it', async () => {
  const begun = await start();
  const other = await start('otherMechanic', requests.othersInProgress);
  const mechanic = await workshop.as('mechanic');
  const add = { request_id: requests.inProgress };
  const line = { kind: 'labour', description: 'Two tyres', inspection_item_id: begun.items[0].item_id };
  expect(await call(mechanic, 'add_line', { ...add, line })).toMatchObject({
    source: 'inspection',
    inspection_item_id: begun.items[0].item_id,
  });
  const elsewhere = { ...line, inspection_item_id: other.items[0].item_id };
  expect(await refuse(mechanic, 'add_line', { ...add, line: elsewhere })).toMatchObject({
    code: 'PT404',
    message: 'Inspection item not found',
    hint: 'inspection_item_id',
  });
  expect(await refuse(mechanic, 'add_line', { ...add, line: { ...line, source: 'mechanic' } })).toMatchObject(
    {
      code: 'PT400',
      hint: 'source',
    },
  );
});

test('a mechanic reads the details of the own job, a manager of any', async () => {
  const details = { request_id: requests.inProgress };
  const job = await call(await workshop.as('mechanic'), 'job_details', details);
  expect(job).toMatchObject({
    request_id: 3,
    customer_name: 'Asha',
    estimated_duration: 180,
    arrived_at: null,
    estimate: await call(await workshop.as('mechanic'), 'request_estimate', details),
    templates: [{ template_id: templates.tyres, name: 'Tyres' }],
  });
  await start();
  expect(await call(await workshop.as('manager'), 'job_details', details)).toMatchObject({
    request_id: 3,
    estimate: { inspections: [{ template_name: 'Tyres' }] },
    templates: [],
  });
  expect(await refuse(await workshop.as('otherMechanic'), 'job_details', details)).toMatchObject({
    code: 'PT404',
  });
});

test('templates for cars of another fuel come last', async () => {
  await workshop.backend.exec(`insert into private.inspection_templates (name, sections)
    select n, '[{"name":"A","items":[{"name":"B","kind":"condition"}]}]'
    from unnest(array['Diesel engine', 'EV battery', 'Zebra check']) n`);
  const namesFor = async (fuel: string) => {
    await workshop.backend.exec('update public.vehicles set fuel_type = $1', [fuel]);
    const details = { request_id: requests.inProgress };
    const job = await call<{ templates: { name: string }[] }>(
      await workshop.as('mechanic'),
      'job_details',
      details,
    );
    return job.templates.map(({ name }) => name);
  };
  expect(await namesFor('petrol')).toEqual(['Tyres', 'Zebra check', 'Diesel engine', 'EV battery']);
  expect(await namesFor('electric')).toEqual(['EV battery', 'Tyres', 'Zebra check', 'Diesel engine']);
});

test('a changed answered line still belongs to the item that proposed it', async () => {
  const begun = await start();
  const manager = await workshop.as('manager');
  const { request_id, item_id } = { request_id: requests.inProgress, item_id: begun.items[0].item_id };
  const line = { kind: 'part', description: 'Tyre', unit_price: 5000, inspection_item_id: item_id };
  const { line_id, version } = await call<{ line_id: number; version: number }>(manager, 'add_line', {
    request_id,
    line,
  });
  const decisions = [{ line_id, version, approve: true }];
  await call(manager, 'decide_lines', { request_id, decisions, channel: 'phone', decided_by_name: 'Asha' });
  expect(await call(manager, 'change_line', { line_id, changes: { unit_price: 4900 } })).toMatchObject({
    replaces: line_id,
    source: 'inspection',
    inspection_item_id: item_id,
  });
});

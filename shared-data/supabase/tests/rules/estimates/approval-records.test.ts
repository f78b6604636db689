import { createHash } from 'node:crypto';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, parts, requests, templates, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

type Role = Parameters<Workshop['as']>[0];
interface Line {
  line_id: number;
  version: number;
}
interface ApprovalRecord extends Record<string, unknown> {
  record_id: number;
  sha256: string;
  document: string;
}

const request_id = requests.inProgress;
const add = async (line: object) =>
  call<Line>(await workshop.as('manager'), 'add_line', { request_id, line });
const decide = async (answers: [Line, boolean][], role: Role = 'customer') => {
  await call(await workshop.as('manager'), 'send_estimate', { request_id });
  return call<{ record: ApprovalRecord }>(await workshop.as(role), 'decide_lines', {
    request_id,
    decisions: answers.map(([{ line_id, version }, approve]) => ({
      line_id,
      version,
      approve,
      reason: approve ? null : 'Zu “teuer”\n\u0001 ₹ 🚗',
    })),
    decided_by_name: 'Asha Ráo',
    channel: role === 'manager' ? 'in_person' : null,
  });
};
const read = async (role: Role = 'customer') =>
  (await call<{ records: ApprovalRecord[] }>(await workshop.as(role), 'request_estimate', { request_id }))
    .records;
const verify = async () => call(await workshop.as('manager'), 'verify_approvals');
const tamper = (sql: string) =>
  workshop.backend.runScript(`
    alter table private.approval_records disable trigger keep_approval_records;
    ${sql};
    alter table private.approval_records enable trigger keep_approval_records;`);

const discs = { kind: 'part', description: 'Brake discs', quantity: 2, unit_price: 1999.99 };
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** RFC 8785, as anybody outside may compute it. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical)}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`)}}`;
}

test('an answer is recorded with everything that was agreed @long', async () => {
  const mechanic = await workshop.as('mechanic');
  const { inspection_id, items } = await call<{ inspection_id: number; items: { item_id: number }[] }>(
    mechanic,
    'start_inspection',
    { request_id, template_id: templates.tyres },
  );
  await call(mechanic, 'record_items', {
    inspection_id,
    items: [{ item_id: items[0]?.item_id, version: 1, value: 1.5, note: 'Worn', internal_note: 'Rich' }],
  });
  const one = await add({ ...discs, why_needed: 'Worn out' });
  const two = await add({ part_id: parts.oilFilter });
  const { record } = await decide([
    [one, true],
    [two, false],
  ]);
  const [stored] = await read();
  expect(stored).toMatchObject({
    ...record,
    request_id,
    number: 1,
    decided_by_name: 'Asha Ráo',
    channel: 'portal',
  });
  const document = JSON.parse(String(stored?.document));
  expect(document).toMatchObject({
    v: 1,
    request: request_id,
    number: 1,
    estimate: 1,
    channel: 'portal',
    name: 'Asha Ráo',
    approved_total: '3999.98',
    estimated_cost: '15999.98',
    previous: null,
    vehicle: { plate: 'KA 01 A 1', brand: 'Hyundai', model: 'Creta', year: 2021 },
    lines: [
      {
        line: one.line_id,
        description: 'Brake discs',
        quantity: '2',
        unit_price: '1999.99',
        amount: '3999.98',
        decision: 'approved',
        why_needed: 'Worn out',
        photos: [],
      },
      { line: two.line_id, decision: 'declined', reason: 'Zu “teuer”\n\u0001 ₹ 🚗' },
    ],
    inspections: [
      {
        template: 'Tyres',
        items: [{ name: 'Left tread', condition: 'urgent', value: '1.50', unit: 'mm', note: 'Worn' }, {}, {}],
      },
    ],
  });
  expect(document.decided_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(stored?.document).not.toContain('Rich');
});

test('anybody can compute the hash from the text, and the text from its content', async () => {
  await decide([[await add(discs), false]]);
  const [stored] = await read();
  expect(stored?.sha256).toBe(sha256(String(stored?.document)));
  expect(canonical(JSON.parse(String(stored?.document)))).toBe(stored?.document);
});

test('a changed price asks again, and its record names the one before @long', async () => {
  const line = await add(discs);
  await decide([[line, true]]);
  const [before] = await read();
  const dearer = await call<Line>(await workshop.as('manager'), 'change_line', {
    line_id: line.line_id,
    changes: { unit_price: 2500 },
  });
  await decide([[dearer, true]], 'manager');
  const [first, second] = await read();
  expect(first).toEqual(before);
  expect(JSON.parse(String(second?.document))).toMatchObject({
    number: 2,
    estimate: 2,
    previous: first?.sha256,
    channel: 'in_person',
    estimated_cost: '17000.00',
    lines: [{ replaces: line.line_id, unit_price: '2500.00' }],
  });
});

test('both sides read it, after everything was cleared from their data; others do not @long', async () => {
  await decide([[await add(discs), true]]);
  const records = await read();
  expect(records).toHaveLength(1);
  expect(await read('manager')).toEqual(records);
  expect(await read('mechanic')).toEqual(records);
  for (const role of ['otherCustomer', 'otherMechanic'] as const) {
    expect(await refuse(await workshop.as(role), 'request_estimate', { request_id })).toMatchObject({
      code: 'PT404',
    });
  }
  await call(await workshop.as('manager'), 'clear_all_requests');
  const manager = await workshop.as('manager');
  const exported = await call(manager, 'export_page', { subject: 'approval_records' });
  const [{ document, sha256: hash } = {}] = records;
  expect(exported.rows).toEqual([expect.objectContaining({ document, sha256: hash })]);
  expect((await call(await workshop.as('customer'), 'own_data')).approvals).toEqual(records);
  expect((await call(await workshop.as('otherCustomer'), 'own_data')).approvals).toEqual([]);
  expect(await refuse(await workshop.as('mechanic'), 'own_data')).toMatchObject({ code: 'PT403' });
  expect(await verify()).toEqual({ checked: 1, failed: [], next: null });
});

test.each([
  ['update private.approval_records set document = document where true'],
  ['delete from private.approval_records where true'],
  ['truncate private.approval_records'],
])('nobody can %s', async (sql) => {
  await decide([[await add(discs), true]]);
  await expect(workshop.backend.exec(sql)).rejects.toThrow(
    'An approval record can be neither changed nor deleted',
  );
});

test.each([
  [
    'a price',
    "update private.approval_records set document = replace(document, '1999.99', '2999.99') where number = 2",
    'The text does not have this SHA-256',
  ],
  [
    'a price with its hash',
    `update private.approval_records set document = replace(document, '1999.99', '2999.99') where number = 1;
     update private.approval_records set sha256 = private.text_hash(document) where number = 1`,
    'The record before it is missing or another',
  ],
  [
    'a number',
    'update private.approval_records set number = 7 where number = 2',
    'The text is that of another record',
  ],
  [
    'a text that is no JSON',
    "update private.approval_records set document = 'x', sha256 = private.text_hash('x') where number = 2",
    'The text is no JSON',
  ],
  [
    'a record that is missing',
    'delete from private.approval_records where number = 1',
    'The record before it is missing or another',
  ],
])('verification finds %s @long', async (_, sql, problem) => {
  await decide([[await add(discs), true]]);
  await decide([[await add({ ...discs, description: 'Pads' }), true]]);
  expect(await verify()).toEqual({ checked: 2, failed: [], next: null });
  await tamper(sql);
  expect(await verify()).toMatchObject({ failed: [{ record_id: 2, request_id, problem }] });
});

test('a customer downloads the own records', async () => {
  await decide([[await add(discs), true]]);
  expect((await call(await workshop.as('customer'), 'own_data')).approvals).toEqual(await read());
});

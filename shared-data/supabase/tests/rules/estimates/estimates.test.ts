import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, parts, requests, services, templates, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

type Role = Parameters<Workshop['as']>[0];
interface Line extends Record<string, unknown> {
  line_id: number;
  version: number;
}
interface Estimate extends Record<string, unknown> {
  lines: Line[];
}
interface List {
  rows: Record<string, unknown>[];
  total: number;
  counts: Record<string, number>;
}

const request_id = requests.inProgress;
const add = async (line: object, role: Role = 'manager') =>
  call<Line>(await workshop.as(role), 'add_line', { request_id, line });
const send = async (role: Role = 'manager') => call(await workshop.as(role), 'send_estimate', { request_id });
const cannotSend = async (role: Role = 'manager', request: number = request_id) =>
  refuse(await workshop.as(role), 'send_estimate', { request_id: request });
const change = async ({ line_id }: Line, changes: object) =>
  call<Line>(await workshop.as('manager'), 'change_line', { line_id, changes });
const read = async (role: Role) =>
  call<Estimate>(await workshop.as(role), 'request_estimate', { request_id });
const decide = async (lines: Line[], approve: boolean, role: Role = 'customer') =>
  call(await workshop.as(role), 'decide_lines', {
    request_id,
    decisions: lines.map(({ line_id, version }) => ({
      line_id,
      version,
      approve,
      reason: approve ? null : 'Later',
    })),
    decided_by_name: 'Asha Rao',
    channel: role === 'manager' ? 'phone' : null,
  });
const list = async (state: string, more: object = {}) =>
  call<List>(await workshop.as('manager'), 'list_estimates', { state, ...more });

const discs = { kind: 'part', description: 'Brake discs', quantity: 2, unit_price: 1999.99 };
const labour = { kind: 'labour', description: 'Free the caliper', quantity: 1 };

test('a proposal asks the customer once it is priced and sent, as a version that stays @long', async () => {
  const unpriced = await add(labour, 'mechanic');
  await add(discs);
  expect((await read('customer')).lines).toHaveLength(1);
  expect(await cannotSend()).toEqual({
    code: 'PT409',
    message: 'Free the caliper has no price yet',
    hint: String(unpriced.line_id),
  });
  await change(unpriced, { unit_price: 400 });
  const sent = await send();
  expect(sent).toMatchObject({ request_id, version: 1, lines: 2, amount: 4399.98 });
  expect(await send()).toEqual(sent);

  const estimate = await read('customer');
  expect(estimate).toMatchObject({
    version: 1,
    sent_at: sent.sent_at,
    to_answer: { lines: 2, amount: 4399.98 },
    estimated_cost: 12000,
    customer: null,
    sent_by_name: null,
    may_send: false,
    closed: false,
    records: [],
  });
  expect(estimate.lines.map(({ status }) => status)).toEqual(['approved', 'proposed', 'proposed']);
  expect(await read('mechanic')).toMatchObject({
    customer: { name: 'Asha', phone: '+91 90000 00100' },
    sent_by_name: 'Meera',
    may_send: false,
  });
  const [kept] = await workshop.backend.exec('select lines, amount from private.estimates');
  expect(kept).toMatchObject({ amount: 4399.98, lines: [{ unit_price: 400 }, { unit_price: 1999.99 }] });
});

test('a sent line that changes is the garage’s again until it is sent again @long', async () => {
  const line = await add(discs);
  await send();
  const dearer = await change(line, { unit_price: 2500 });
  expect(dearer).toMatchObject({ sent_at: null, version: 2 });
  expect((await read('customer')).lines).toHaveLength(1);
  expect(
    await refuse(await workshop.as('customer'), 'decide_lines', {
      request_id,
      decisions: [{ line_id: line.line_id, version: 2, approve: true }],
      decided_by_name: 'Asha',
    }),
  ).toMatchObject({ code: 'PT412', message: 'A line has changed. Please look at it again.' });
  expect(await send()).toMatchObject({ version: 2, amount: 5000 });
  expect(await decide([dearer], true)).toMatchObject({ estimated_cost: 17000 });
});

test('a manager records an answer without sending', async () => {
  expect(await decide([await add(discs)], true, 'manager')).toMatchObject({ estimated_cost: 15999.98 });
});

test('mechanics send their own estimates where the garage lets them @long', async () => {
  await add(discs);
  expect(await cannotSend('mechanic')).toEqual({
    code: 'PT403',
    message: 'Only a manager can send an estimate',
  });
  const manager = await workshop.as('manager');
  const settings = await call(manager, 'garage_settings');
  await call(manager, 'save_garage', {
    settings: { ...settings, name: 'Pitlane', mechanics_send_estimates: true },
  });
  expect(await read('mechanic')).toMatchObject({ may_send: true });
  expect(await send('mechanic')).toMatchObject({ version: 1 });
  expect(await cannotSend('otherMechanic')).toMatchObject({ code: 'PT404' });
  const { mechanics_send_estimates, ...others } = settings;
  expect(await call(manager, 'save_garage', { settings: { ...others, name: 'Pitlane' } })).toMatchObject({
    mechanics_send_estimates: true,
  });
  await call(manager, 'save_garage', { settings: { ...settings, name: 'Pitlane' } });
  expect(mechanics_send_estimates).toBe(false);
});

test.each([
  [requests.inProgress, 'There is nothing to send'],
  [requests.completed, 'This request is already completed'],
  [requests.cancelled, 'This request is already cancelled'],
])('nothing is sent of request %d', async (request, message) => {
  expect(await cannotSend('manager', request)).toEqual({ code: 'PT409', message });
});

test('sending shows the customer the inspection, finished or not', async () => {
  const mechanic = await workshop.as('mechanic');
  const { inspection_id, items } = await call<{ inspection_id: number; items: Line[] }>(
    mechanic,
    'start_inspection',
    { request_id, template_id: templates.tyres },
  );
  await call(mechanic, 'record_items', {
    inspection_id,
    items: [{ item_id: items[0]?.item_id, version: 1, value: 1.2, internal_note: 'Sell four' }],
  });
  await add(discs);
  await send();
  const { inspections } = await read('customer');
  expect(inspections).toMatchObject([{ finished_at: null, items: [{ condition: 'urgent' }, {}, {}] }]);
  expect(JSON.stringify(inspections)).not.toContain('Sell four');
});

test('what was sent and reached nobody is the manager’s to see to, not the customer’s, until it is told', async () => {
  const exec = (sql: string) => workshop.backend.exec(sql);
  await exec("update private.message_settings set set_up = '{}' where true");
  await add(discs);
  await send();
  const sent = { reached_nobody: true, lines: 1, unpriced: 0 };
  expect(await list('to_price')).toMatchObject({
    rows: [{ request_id, ...sent }],
    counts: { to_price: 1, waiting: 0 },
  });
  expect(await list('waiting')).toMatchObject({ rows: [], total: 0 });
  expect(await call(await workshop.as('manager'), 'garage_counts')).toMatchObject({
    waiting: { estimates_to_price: 1, estimates_waiting: 0 },
  });
  await exec(`update private.outbox set channel = 'mail', state = 'sent', sent_at = now(), problem = null
    where event = 'estimate_to_answer' and request_id = ${request_id}`);
  expect(await list('waiting')).toMatchObject({
    rows: [{ request_id, reached_nobody: false }],
    counts: { to_price: 0, waiting: 1 },
  });
});

test('the manager sees what to price, what waits and what was answered @long', async () => {
  const line = await add(discs);
  await add(labour, 'mechanic');
  expect(await list('to_price')).toMatchObject({
    rows: [
      {
        request_id,
        registration_number: 'KA 01 A 1',
        customer_name: 'Asha',
        customer_phone: '+91 90000 00100',
        mechanic_name: 'Ravi',
        lines: 2,
        unpriced: 1,
        amount: 3999.98,
        last_answer: null,
      },
    ],
    total: 1,
    counts: { to_price: 1, waiting: 0, answered: 0 },
  });
  expect(await call(await workshop.as('manager'), 'garage_counts')).toMatchObject({
    waiting: { estimates_to_price: 1, estimates_waiting: 0 },
  });
  const [, , towed] = (await read('manager')).lines;
  const priced = await change(towed as Line, { unit_price: 10 });
  const { sent_at } = await send();
  const waiting = await list('waiting');
  expect(waiting).toMatchObject({ rows: [{ request_id, since: sent_at, lines: 2, unpriced: 0 }], total: 1 });
  expect(await call(await workshop.as('manager'), 'garage_counts')).toMatchObject({
    waiting: { estimates_to_price: 0, estimates_waiting: 1 },
  });
  expect(await call(await workshop.as('customer'), 'estimates_to_answer')).toMatchObject([
    { request_id, lines: 2, amount: 4009.98, sent_at },
  ]);
  expect(await call(await workshop.as('otherCustomer'), 'estimates_to_answer')).toEqual([]);

  await decide([line], true);
  await decide([priced], false);
  const answered = await list('answered', { search: 'ka 01' });
  expect(answered).toMatchObject({
    rows: [
      {
        request_id,
        last_answer: { approved: 0, declined: 1, decided_by_name: 'Asha Rao', channel: 'portal' },
      },
    ],
    counts: { to_price: 0, waiting: 0, answered: 1 },
  });
  for (const [search, total] of Object.entries({ asha: 1, '100': 1, [`#${request_id}`]: 1, nobody: 0 })) {
    expect((await list('answered', { search })).total).toBe(total);
  }
  expect(await call(await workshop.as('customer'), 'estimates_to_answer')).toEqual([]);
});

describe('deferred work of a vehicle', () => {
  const deferred = async (role: Role, vehicle_id = 1) =>
    call<Line[]>(await workshop.as(role), 'deferred_work', { vehicle_id });

  test('is what was declined, with the reason, until it is approved @long', async () => {
    const line = await add(discs);
    await send();
    await decide([line], false);
    const [entry] = await deferred('manager');
    expect(entry).toMatchObject({
      line_id: line.line_id,
      request_id,
      description: 'Brake discs',
      amount: 3999.98,
      state: 'declined',
      decline_reason: 'Later',
    });
    expect(await deferred('customer')).toEqual([entry]);
    expect(await deferred('mechanic')).toEqual([entry]);
    await decide([await add({ ...discs, description: ' BRAKE discs' })], true, 'manager');
    expect(await deferred('manager')).toEqual([]);
  });

  test('says what a part or a service costs now beside its price then, and of words only that @long', async () => {
    const lines = [
      await add({ part_id: parts.brakePad, quantity: 2 }),
      await add({
        kind: 'labour',
        description: 'Brakes',
        service_id: services.brakeRepair,
        unit_price: 9000,
      }),
      await add(discs),
    ];
    await send();
    await decide(lines, false);
    await workshop.backend.exec(`update public.parts set price = 1450 where id = ${parts.brakePad};
      update public.services set base_price = 9500 where service_id = ${services.brakeRepair}`);
    const known = await deferred('customer');
    const prices = known.map(({ description, amount, price_now }) => [description, amount, price_now]);
    expect(prices).toEqual(
      expect.arrayContaining([
        ['Brake Pad', 2600, 2900],
        ['Brakes', 9000, 9500],
        ['Brake discs', 3999.98, null],
      ]),
    );
    await workshop.backend.exec(
      `update public.services set active = false where service_id = ${services.brakeRepair}`,
    );
    expect(await deferred('manager')).toContainEqual(
      expect.objectContaining({ description: 'Brakes', price_now: null }),
    );
  });

  test('is what nobody answered before the job ended; the customer sees what was sent @long', async () => {
    await add(discs);
    await send();
    await add(labour, 'mechanic');
    expect(await deferred('manager')).toEqual([]);
    await call(await workshop.as('mechanic'), 'complete_job', { request_id });
    expect((await deferred('manager')).map(({ description, state }) => [description, state])).toEqual([
      ['Free the caliper', 'unanswered'],
      ['Brake discs', 'unanswered'],
    ]);
    expect(await deferred('customer')).toMatchObject([{ description: 'Brake discs' }]);
  });

  test('is listed once when it was declined twice, and only for those who know the car', async () => {
    const line = await add(discs);
    await decide([line], false, 'manager');
    await decide([await change(line, { unit_price: 1500 })], false, 'manager');
    expect(await deferred('manager')).toMatchObject([{ unit_price: 1500 }]);
    for (const role of ['otherCustomer', 'otherMechanic'] as const) {
      expect(await refuse(await workshop.as(role), 'deferred_work', { vehicle_id: 1 })).toMatchObject({
        code: 'PT404',
      });
    }
  });
});

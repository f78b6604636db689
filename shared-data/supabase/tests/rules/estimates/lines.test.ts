import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, parts, requests, services, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

interface Line extends Record<string, unknown> {
  line_id: number;
  version: number;
}

type Role = Parameters<Workshop['as']>[0];

const add = async (line: object, role: Role = 'manager', request_id: number = requests.inProgress) =>
  call<Line>(await workshop.as(role), 'add_line', { request_id, line });
const cannotAdd = async (line: unknown, role: Role = 'manager', request_id: number = requests.inProgress) =>
  refuse(await workshop.as(role), 'add_line', { request_id, line });
const change = async (line_id: number, changes: object, role: Role = 'manager') =>
  call<Line>(await workshop.as(role), 'change_line', { line_id, changes });
const withdraw = async (line_id: number, role: Role = 'manager') =>
  call<Line>(await workshop.as(role), 'withdraw_line', { line_id });
const answer = (line: Line, approve: boolean, reason?: string) => ({
  line_id: line.line_id,
  version: line.version,
  approve,
  reason,
});
const given = { request_id: requests.inProgress, decided_by_name: 'Asha Rao' };
/** The customer answers what a manager has sent. */
const decide = async (decisions: unknown, role: Role = 'customer', more: object = {}) => {
  if (role === 'customer')
    await call(await workshop.as('manager'), 'send_estimate', { request_id: requests.inProgress }).catch(
      () => {},
    );
  return call(await workshop.as(role), 'decide_lines', { ...given, decisions, ...more });
};
const cannotDecide = async (decisions: unknown, role: Role = 'customer', more: object = {}) =>
  refuse(await workshop.as(role), 'decide_lines', { ...given, decisions, ...more });
const estimateOf = async (request: number = requests.inProgress) =>
  (
    await workshop.backend.exec('select estimated_cost from public.service_requests where request_id = $1', [
      request,
    ])
  )[0]?.estimated_cost;
const stored = async (line_id: number) =>
  (await workshop.backend.exec('select * from public.request_lines where line_id = $1', [line_id]))[0];

const discs = { kind: 'part', description: 'Brake discs', quantity: 2, unit_price: 1999.99 };

test('the services of a request are its lines that stand for one, until they are withdrawn @long', async () => {
  const read = async () => {
    const client = await workshop.as('manager');
    const { data } = await client
      .from('service_request_services')
      .select()
      .eq('request_id', requests.inProgress);
    return data ?? [];
  };
  const before = await read();
  const { line_id } = await add({ service_id: services.brakeRepair });
  const after = await read();
  expect(after).toHaveLength(before.length + 1);
  expect(after).toContainEqual({ request_id: requests.inProgress, service_id: services.brakeRepair });
  await withdraw(line_id);
  expect(await read()).toHaveLength(before.length);
});

describe('adding a line', () => {
  test('a part of the catalogue brings the HSN of its category', async () => {
    await workshop.backend.exec("update public.parts set category = 'Tyres' where id = 1");
    expect(await add({ part_id: 1, quantity: 2 })).toMatchObject({
      kind: 'part',
      tax_code: '4011',
      tax_rate: 18,
    });
  });

  test.each([
    ['Two front tyres', '4011'],
    ['Front tyre 205/55 R16', '4011'],
    ['Tyre valve', null],
    ['Battery 12V 45Ah', '8507'],
    ['Oil filter (genuine)', '8421'],
    ['Engine oil 5W-30 4 l', '2710'],
    ['Brake discs', null],
    ['  brake PAD ', '8512'],
  ])('the described part "%s" has the HSN %s', async (description, tax_code) => {
    await workshop.backend.exec(
      "update public.parts set category = 'Electrical' where part_name = 'Brake Pad'",
    );
    expect(await add({ kind: 'part', description })).toMatchObject({ kind: 'part', tax_code, tax_rate: 18 });
  });

  test('a new description brings its own HSN, unless one was entered', async () => {
    const line = await add({ kind: 'part', description: 'Two front tyres' });
    expect(await change(line.line_id, { description: 'Battery' })).toMatchObject({ tax_code: '8507' });
    const entered = await add({ kind: 'part', description: 'Two front tyres', tax_code: '40111010' });
    expect(await change(entered.line_id, { description: 'Four tyres' })).toMatchObject({
      tax_code: '40111010',
    });
    expect(await add({ kind: 'labour', description: 'Rotate the tyres' })).toMatchObject({ tax_code: null });
  });

  test('prices hours of labour at the rate of the settings, and sells that time @long', async () => {
    const hours = { kind: 'labour', description: 'Free the caliper', quantity: 1.5 };
    await workshop.backend.exec('update private.garage set labour_rate = 900 where true');
    const priced = { unit: 'hour', unit_price: 900, amount: 1350, minutes: 90 };
    expect(await add(hours)).toMatchObject(priced);
    expect(await add(hours, 'mechanic')).toMatchObject(priced);
    expect(await add({ ...hours, unit_price: 700, minutes: 60 })).toMatchObject({
      unit_price: 700,
      minutes: 60,
    });
    expect(await add({ ...hours, unit: 'job' })).toMatchObject({ unit_price: null, minutes: null });
    await workshop.backend.exec('update private.garage set labour_rate = null where true');
    expect(await add(hours)).toMatchObject({ unit_price: null, minutes: 90 });
  });

  test('proposes it at the end, and the estimate stays', async () => {
    expect(
      await add({ ...discs, tax_rate: 40, tax_code: '8708', urgency: 'soon', why_needed: 'Worn' }),
    ).toMatchObject({
      position: 2,
      status: 'proposed',
      source: 'front_desk',
      amount: 3999.98,
      unit: 'pcs',
      tax_rate: 40,
      tax_code: '8708',
      urgency: 'soon',
      why_needed: 'Worn',
      version: 1,
      decided_at: null,
    });
    expect(await estimateOf()).toBe(12000);
  });

  test('takes description, unit, price and minutes from the catalogue and the parts', async () => {
    expect(await add({ service_id: services.oilChange })).toMatchObject({
      kind: 'labour',
      description: 'Oil Change',
      unit: 'job',
      unit_price: 3500,
      minutes: 45,
      tax_rate: 18,
    });
    expect(await add({ part_id: parts.brakePad, quantity: 2 })).toMatchObject({
      kind: 'part',
      description: 'Brake Pad',
      unit: 'pcs',
      amount: 2600,
    });
  });

  test('a mechanic proposes for the own job, at the price of the catalogue or none yet @long', async () => {
    expect(await add({ part_id: parts.oilFilter, source: 'inspection' }, 'mechanic')).toMatchObject({
      unit_price: 150,
      source: 'inspection',
    });
    expect(
      await add({ kind: 'labour', description: 'Free the caliper', quantity: 0.5 }, 'mechanic'),
    ).toMatchObject({
      unit: 'hour',
      unit_price: null,
      amount: null,
      source: 'mechanic',
    });
    expect(await cannotAdd(discs, 'mechanic')).toEqual({
      code: 'PT403',
      message: 'Only a manager can set a price',
      hint: 'unit_price',
    });
    expect(await cannotAdd({ part_id: parts.oilFilter }, 'otherMechanic')).toMatchObject({ code: 'PT404' });
  });

  test('rounds the amount half up to the paisa', async () => {
    expect(await add({ ...discs, quantity: 1.5, unit_price: 0.33 })).toMatchObject({ amount: 0.5 });
    expect(await add({ ...discs, quantity: 0.5, unit_price: 0.05 })).toMatchObject({ amount: 0.03 });
  });

  test('a retry with the same key adds it once', async () => {
    const manager = await workshop.as('manager');
    const keyed = {
      request_id: requests.inProgress,
      line: discs,
      idempotency_key: '11111111-1111-4111-8111-111111111111',
    };
    expect(await call(manager, 'add_line', keyed)).toEqual(await call(manager, 'add_line', keyed));
    expect(await refuse(manager, 'add_line', { ...keyed, line: { ...discs, quantity: 3 } })).toMatchObject({
      code: 'PT409',
    });
    expect(
      await workshop.backend.exec('select 1 from public.request_lines where request_id = 3'),
    ).toHaveLength(2);
  });

  test.each([
    [null, 'Please enter a line', 'line'],
    [[], 'Please enter a line', 'line'],
    [{}, 'Please choose labour, part or other', 'kind'],
    [{ kind: 'gift', description: 'x' }, 'Please choose labour, part or other', 'kind'],
    [{ kind: 'part', service_id: 1 }, 'Please choose labour, part or other', 'kind'],
    [{ kind: 'part' }, 'Please describe this line', 'description'],
    [{ ...discs, description: ' ' }, 'Please describe this line', 'description'],
    [{ ...discs, description: 7 }, 'Description must be a text', 'description'],
    [
      { ...discs, description: 'x'.repeat(201) },
      'Description must be no more than 200 characters long',
      'description',
    ],
    [{ ...discs, quantity: 0 }, 'Please enter a valid quantity', 'quantity'],
    [{ ...discs, quantity: -1 }, 'Please enter a valid quantity', 'quantity'],
    [{ ...discs, quantity: '2' }, 'Please enter a valid quantity', 'quantity'],
    [{ ...discs, quantity: null }, 'Please enter a valid quantity', 'quantity'],
    [{ ...discs, quantity: 1.0005 }, 'Please enter a valid quantity', 'quantity'],
    [{ part_id: 1, quantity: 1.5 }, 'Oil Filter: please enter a whole number of pieces', 'quantity'],
    [{ ...discs, unit_price: -1 }, 'Please enter a valid price', 'unit_price'],
    [{ ...discs, unit_price: 0.001 }, 'Please enter a valid price', 'unit_price'],
    [{ ...discs, unit_price: 99_999_999 }, 'Please enter a valid price', 'unit_price'],
    [{ ...discs, unit: '' }, 'Please enter a unit', 'unit'],
    [{ ...discs, tax_rate: 101 }, 'Please enter a valid tax rate', 'tax_rate'],
    [{ ...discs, tax_rate: null }, 'Please enter a valid tax rate', 'tax_rate'],
    [{ ...discs, tax_code: '12' }, 'An HSN or SAC code has 4, 6 or 8 digits', 'tax_code'],
    [{ ...discs, minutes: 5 }, 'Please enter a valid number of minutes', 'minutes'],
    [{ ...discs, urgency: 'never' }, 'Please choose now, soon or later', 'urgency'],
    [{ ...discs, source: 'booking' }, 'Please say where this line comes from', 'source'],
    [{ ...discs, status: 'approved' }, 'This line has an unknown field', 'status'],
  ])('refuses %j', async (line, message, hint) => {
    expect(await cannotAdd(line)).toEqual({ code: 'PT400', message, hint });
  });

  test.each([
    [{ service_id: services.inactive }, "This service isn't available"],
    [{ service_id: 77 }, "This service isn't available"],
    [{ part_id: 77 }, 'Part not found'],
  ])('finds no %j', async (line, message) => {
    expect(await cannotAdd(line)).toMatchObject({ code: 'PT404', message });
  });

  test.each([
    [requests.completed, 'This request is already completed'],
    [requests.cancelled, 'This request is already cancelled'],
  ])('is refused for request %d', async (request, message) => {
    expect(await cannotAdd(discs, 'manager', request)).toEqual({ code: 'PT409', message });
  });

  test('stops at a hundred lines', async () => {
    await workshop.backend.exec(`
      insert into public.request_lines (request_id, position, kind, description, quantity, unit, source)
      select 3, n, 'other', 'Line', 1, 'pcs', 'front_desk' from generate_series(2, 100) n`);
    expect(await cannotAdd(discs)).toMatchObject({
      code: 'PT409',
      message: 'This request has too many lines',
    });
  });
});

describe('deciding lines', () => {
  test('approving adds to the estimate, declining keeps the reason', async () => {
    const [one, two] = [await add(discs), await add({ ...discs, description: 'Pads', unit_price: 100 })];
    expect(await decide([answer(one, true), answer(two, false, ' Too dear ')])).toEqual({
      request_id: requests.inProgress,
      estimated_cost: 15999.98,
      record: { record_id: 1, number: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(await stored(one.line_id)).toMatchObject({
      status: 'approved',
      decided_by: workshop.idOf('customer'),
      decided_by_name: 'Asha Rao',
      decision_channel: 'portal',
      decline_reason: null,
    });
    expect(await stored(two.line_id)).toMatchObject({ status: 'declined', decline_reason: 'Too dear' });
    expect(await estimateOf()).toBe(15999.98);
  });

  test('a manager records an answer by phone, by whom', async () => {
    const line = await add(discs);
    expect(await cannotDecide([answer(line, true)], 'manager')).toMatchObject({
      code: 'PT400',
      hint: 'channel',
    });
    await decide([answer(line, true)], 'manager', { channel: 'phone', decided_by_name: 'Asha’s brother' });
    expect(await stored(line.line_id)).toMatchObject({
      decided_by: workshop.idOf('manager'),
      decided_by_name: 'Asha’s brother',
      decision_channel: 'phone',
    });
  });

  test('is not for mechanics, other customers or other channels @long', async () => {
    const line = await add(discs);
    expect(await cannotDecide([answer(line, true)], 'mechanic')).toMatchObject({ code: 'PT403' });
    expect(await cannotDecide([answer(line, true)], 'otherCustomer')).toMatchObject({ code: 'PT404' });
    expect(await cannotDecide([answer(line, true)], 'customer', { decided_by_name: ' ' })).toEqual({
      code: 'PT400',
      message: 'Please type your name',
      hint: 'decided_by_name',
    });
    expect(await cannotDecide([answer(line, true)], 'customer', { channel: 'phone' })).toMatchObject({
      code: 'PT403',
      message: 'Only a manager can record an answer',
    });
  });

  test('all or none: one that is decided, changed, unpriced or elsewhere refuses the rest @long', async () => {
    const [good, done, moved] = [await add(discs), await add(discs), await add(discs)];
    await decide([answer(done, true)]);
    await change(moved.line_id, { unit_price: 5000 });
    const unpriced = await add({ kind: 'other', description: 'Towing' }, 'mechanic');
    const other = await add(discs, 'manager', requests.othersInProgress);
    const before = await estimateOf();
    const refusals = [
      [answer(done, true), 'PT409', 'Brake discs is already approved'],
      [answer(moved, true), 'PT412', 'Brake discs has changed. Please look at it again.'],
      [answer(unpriced, true), 'PT409', 'Towing has no price yet'],
      [answer(other, true), 'PT404', 'Line not found'],
    ] as const;
    for (const [decision, code, message] of refusals) {
      const phone = { channel: 'phone' };
      expect(await cannotDecide([answer(good, true), decision], 'manager', phone)).toMatchObject({
        code,
        message,
      });
    }
    expect(await estimateOf()).toBe(before);
    expect(await stored(good.line_id)).toMatchObject({ status: 'proposed' });
  });

  test.each([
    [[]],
    [null],
    [{}],
    [[1]],
    [[{ line_id: 1, version: 1 }]],
    [[{ line_id: 1, version: 1, approve: 'yes' }]],
    [[{ line_id: 'x', version: 1, approve: true }]],
    [
      [
        { line_id: 1, version: 1, approve: true },
        { line_id: 1, version: 1, approve: false },
      ],
    ],
  ])('refuses %j', async (decisions) => {
    expect(await cannotDecide(decisions)).toEqual({
      code: 'PT400',
      message: 'Please approve or decline each line',
      hint: 'decisions',
    });
  });

  test('a retry with the same key answers once @long', async () => {
    const line = await add(discs);
    const keyed = { idempotency_key: '22222222-2222-4222-8222-222222222222' };
    const first = await decide([answer(line, true)], 'customer', keyed);
    expect(await decide([answer(line, true)], 'customer', keyed)).toEqual(first);
    expect(await cannotDecide([answer(line, false)], 'customer', keyed)).toMatchObject({ code: 'PT409' });
  });
});

describe('changing a line', () => {
  test('a proposal changes in place', async () => {
    const line = await add(discs);
    expect(await change(line.line_id, { unit_price: 1500, why_needed: null })).toMatchObject({
      line_id: line.line_id,
      amount: 3000,
      version: 2,
    });
  });

  test('a decided line stays as it was, and is replaced once its change is approved @long', async () => {
    const line = await add(discs);
    await decide([answer(line, true)]);
    const dearer = await change(line.line_id, { unit_price: 3000 });
    expect(dearer).toMatchObject({ replaces: line.line_id, status: 'proposed', amount: 6000 });
    expect(await estimateOf()).toBe(15999.98);
    expect(await stored(line.line_id)).toMatchObject({ status: 'approved', unit_price: 1999.99 });

    const again = await refuse(await workshop.as('manager'), 'change_line', {
      line_id: line.line_id,
      changes: {},
    });
    expect(again).toMatchObject({
      code: 'PT409',
      message: 'A change of this line is waiting for an answer already',
    });
    await decide([answer(dearer, true)]);
    expect(await stored(line.line_id)).toMatchObject({
      status: 'withdrawn',
      unit_price: 1999.99,
      decided_by_name: 'Asha Rao',
    });
    expect(await estimateOf()).toBe(18000);
  });

  test('a declined change leaves what was approved @long', async () => {
    const line = await add(discs);
    await decide([answer(line, true)]);
    await decide([answer(await change(line.line_id, { unit_price: 3000 }), false, 'No')]);
    expect(await estimateOf()).toBe(15999.98);
  });

  test('a declined line can be proposed again @long', async () => {
    const line = await add(discs);
    await decide([answer(line, false)]);
    await decide([answer(await change(line.line_id, {}), true)]);
    expect(await stored(line.line_id)).toMatchObject({ status: 'declined' });
    expect(await estimateOf()).toBe(15999.98);
  });

  test('is refused for a stale version, and for its service, part or item', async () => {
    const line = await add(discs);
    const manager = await workshop.as('manager');
    await change(line.line_id, { quantity: 3 });
    expect(
      await refuse(manager, 'change_line', { line_id: line.line_id, changes: { quantity: 4 }, version: 1 }),
    ).toMatchObject({ code: 'PT412', details: '2' });
    expect(
      await refuse(manager, 'change_line', { line_id: line.line_id, changes: { part_id: 1 } }),
    ).toMatchObject({
      code: 'PT400',
    });
  });

  test("a mechanic changes and withdraws the workshop's proposals only, without prices @long", async () => {
    const own = await add({ part_id: parts.oilFilter }, 'mechanic');
    const desk = await add(discs);
    expect(await change(own.line_id, { quantity: 2 }, 'mechanic')).toMatchObject({ amount: 300 });
    const mechanic = await workshop.as('mechanic');
    for (const [line_id, changes, code] of [
      [own.line_id, { unit_price: 1 }, 'PT403'],
      [desk.line_id, { quantity: 9 }, 'PT403'],
      [1, { quantity: 9 }, 'PT404'],
    ] as const) {
      expect(await refuse(mechanic, 'change_line', { line_id, changes })).toMatchObject({ code });
    }
    expect(await refuse(mechanic, 'withdraw_line', { line_id: desk.line_id })).toMatchObject({
      code: 'PT403',
    });
    expect(await withdraw(own.line_id, 'mechanic')).toMatchObject({ status: 'withdrawn' });
  });
});

describe('withdrawing a line', () => {
  test('takes an approved one out of the estimate @long', async () => {
    const line = await add(discs);
    await decide([answer(line, true)]);
    expect(await withdraw(line.line_id)).toMatchObject({ status: 'withdrawn', decided_by_name: 'Asha Rao' });
    expect(await estimateOf()).toBe(12000);
    expect(await refuse(await workshop.as('manager'), 'withdraw_line', { line_id: line.line_id })).toEqual({
      code: 'PT409',
      message: 'This line is already withdrawn',
    });
  });

  test('is refused once the request is completed', async () => {
    const [line] = await workshop.backend.exec(
      'select line_id from public.request_lines where request_id = 4',
    );
    expect(await refuse(await workshop.as('manager'), 'withdraw_line', { line_id: line?.line_id })).toEqual({
      code: 'PT409',
      message: 'This request is already completed',
    });
  });
});

test('later prices of the catalogue and the parts change nothing that is booked @long', async () => {
  const line = await add({ part_id: parts.brakePad });
  await decide([answer(line, true)]);
  await workshop.backend.exec('update public.services set base_price = 1, estimated_duration = 1 where true');
  await workshop.backend.exec('update public.parts set price = 1 where true');
  expect(await estimateOf()).toBe(13300);
  const mechanic = await workshop.as('mechanic');
  const jobs = await call<{ rows: Record<string, unknown>[] }>(mechanic, 'list_jobs', {
    status: 'in_progress',
  });
  expect(jobs.rows[0]).toMatchObject({
    estimated_duration: 180,
    cost_tolerance: 10,
    approved_parts: [{ id: parts.brakePad, quantity: 1, amount: 1300, price: 1, current_stock: 2 }],
  });
  // One of the two at the approved price, the other at today's.
  const used = { request_id: requests.inProgress, parts: [{ part_id: parts.brakePad, quantity: 2 }] };
  await call(mechanic, 'complete_job', used);
  expect(
    await workshop.backend.exec('select part_cost from public.service_request_parts where request_id = 3'),
  ).toEqual([{ part_cost: 1301 }]);
});

describe('a final cost above the estimate', () => {
  test.each([
    [13200, false],
    [13200.01, true],
    [1, false],
  ])('of 12,000 at %d is marked: %s @long', async (final_cost, exceeds_estimate) => {
    await call(await workshop.as('mechanic'), 'complete_job', {
      request_id: requests.inProgress,
      final_cost,
    });
    const { rows } = await call<{ rows: object[] }>(await workshop.as('manager'), 'list_assignments', {
      status: 'completed',
    });
    expect(rows).toContainEqual(
      expect.objectContaining({ request_id: requests.inProgress, exceeds_estimate }),
    );
    const salary = await call<{ unpaid_jobs: object[] }>(await workshop.as('manager'), 'mechanic_salary', {
      mechanic_id: workshop.idOf('mechanic'),
    });
    expect(salary.unpaid_jobs).toContainEqual(
      expect.objectContaining({ request_id: requests.inProgress, exceeds_estimate }),
    );
  });

  test("is measured with the garage's tolerance", async () => {
    await workshop.backend.exec('update private.garage set cost_tolerance = 0 where true');
    await call(await workshop.as('mechanic'), 'complete_job', {
      request_id: requests.inProgress,
      final_cost: 12000.01,
    });
    await workshop.backend.exec('update private.garage set cost_tolerance = 10 where true');
    expect(
      await workshop.backend.exec(
        'select exceeds_estimate from public.service_requests where request_id = 3',
      ),
    ).toEqual([{ exceeds_estimate: true }]);
  });
});

test('customers see the sent lines of their own requests, mechanics those of their jobs', async () => {
  const line = await add(discs);
  const see = async (role: Role) =>
    (await (await workshop.as(role)).from('request_lines').select('line_id').eq('line_id', line.line_id))
      .data;
  expect(await see('customer')).toEqual([]);
  expect(await see('mechanic')).toHaveLength(1);
  await call(await workshop.as('manager'), 'send_estimate', { request_id: requests.inProgress });
  expect(await see('customer')).toHaveLength(1);
  expect(await see('otherCustomer')).toEqual([]);
  expect(await see('otherMechanic')).toEqual([]);
});

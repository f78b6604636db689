import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, templates, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

interface Line {
  line_id: number;
  version: number;
}

const request_id = requests.inProgress;
const notValid = {
  code: 'PT404',
  message: 'This link is not valid any more. Please ask the garage for a new one.',
};
const create = async (request: number = request_id) =>
  (await call<{ token: string }>(await workshop.as('manager'), 'create_link', { request_id: request })).token;
const open = async (token: string) => call(await workshop.as('visitor'), 'open_link', { token });
const cannotOpen = async (token: unknown) => refuse(await workshop.as('visitor'), 'open_link', { token });
const sendDiscs = async () => {
  const manager = await workshop.as('manager');
  const line = { kind: 'part', description: 'Brake discs', quantity: 2, unit_price: 2000 };
  const added = await call<Line>(manager, 'add_line', { request_id, line });
  await call(manager, 'send_estimate', { request_id });
  return added;
};
const answer = async (token: string, { line_id, version }: Line, more: object = {}) => ({
  token,
  decisions: [{ line_id, version, approve: true }],
  decided_by_name: 'Asha Rao',
  ...more,
});

test('a link shows its request and nothing else of its customer @long', async () => {
  const mechanic = await workshop.as('mechanic');
  const { inspection_id } = await call<{ inspection_id: number }>(mechanic, 'start_inspection', {
    request_id,
    template_id: templates.tyres,
  });
  await call(mechanic, 'finish_inspection', { inspection_id });
  await sendDiscs();
  await call(await workshop.as('manager'), 'add_line', {
    request_id,
    line: { kind: 'other', description: 'Not sent' },
  });
  const page = await open(await create());
  expect(page).toMatchObject({
    request_id,
    status: 'in_progress',
    service_name: 'Brake Repair',
    closed: false,
    version: 1,
    owed: null,
    garage: { name: '', phone: '' },
    vehicle: { registration_number: 'KA 01 A 1', brand: 'Hyundai', model: 'Creta', year: 2021 },
    lines: [{ description: 'Brake Repair' }, { description: 'Brake discs', status: 'proposed' }],
    to_answer: { lines: 1, amount: 4000 },
    inspections: [{ template_name: 'Tyres' }],
  });
  const text = JSON.stringify(page);
  const { id } = await call(await workshop.as('customer'), 'current_account');
  for (const secret of ['customer@example.test', '1 Quiet Street', '"100"', String(id), 'Ravi', 'Not sent'])
    expect(text).not.toContain(secret);
});

test('the token has 128 bits and is stored as a hash', async () => {
  const token = await create();
  expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  const stored = await workshop.backend.exec('select * from private.request_links');
  expect(JSON.stringify(stored)).not.toContain(token);
  const [hashed] = await workshop.backend.exec(
    'select token_hash = sha256(convert_to($1, $2)) as is_it from private.request_links',
    [token, 'UTF8'],
  );
  expect(hashed).toEqual({ is_it: true });
  const trail = await workshop.backend.exec("select * from private.changes where subject = 'link'");
  expect(trail.length).toBeGreaterThan(0);
  expect(JSON.stringify(trail)).not.toContain(token);
});

test('its holder answers with a name, once, and the record and the audit trail say so @long', async () => {
  const line = await sendDiscs();
  const token = await create();
  const visitor = await workshop.as('visitor');
  expect(
    await refuse(visitor, 'answer_by_link', await answer(token, line, { decided_by_name: ' ' })),
  ).toEqual({
    code: 'PT400',
    message: 'Please type your name',
    hint: 'decided_by_name',
  });
  const keyed = await answer(token, line, { idempotency_key: '33333333-3333-4333-8333-333333333333' });
  const answered = await call(visitor, 'answer_by_link', keyed);
  expect(answered).toMatchObject({ request_id, estimated_cost: 16000, record: { number: 1 } });
  expect(await call(visitor, 'answer_by_link', keyed)).toEqual(answered);
  expect(await refuse(visitor, 'answer_by_link', { ...keyed, decided_by_name: 'Bela' })).toMatchObject({
    code: 'PT409',
    hint: 'idempotency_key',
  });
  expect(await refuse(visitor, 'answer_by_link', await answer(token, line))).toMatchObject({
    code: 'PT409',
    message: 'Brake discs is already approved',
  });
  expect(await open(token)).toMatchObject({
    estimated_cost: 16000,
    to_answer: { lines: 0, amount: 0 },
    lines: [{}, { status: 'approved', decision_channel: 'link', decided_by_name: 'Asha Rao' }],
    records: [{ channel: 'link', decided_by_name: 'Asha Rao' }],
  });
  const { rows } = await call<{ rows: object[] }>(await workshop.as('manager'), 'list_changes', {
    subject: 'approval',
  });
  expect(rows[0]).toMatchObject({ actor_name: 'Asha Rao', actor_role: 'link' });
});

test('it answers lines of its own request only, and none after completion', async () => {
  const line = await sendDiscs();
  const token = await create();
  const elsewhere = await create(requests.othersInProgress);
  const visitor = await workshop.as('visitor');
  expect(await refuse(visitor, 'answer_by_link', await answer(elsewhere, line))).toMatchObject({
    code: 'PT404',
    message: 'Line not found',
  });
  await call(await workshop.as('mechanic'), 'complete_job', { request_id });
  expect(await refuse(visitor, 'answer_by_link', await answer(token, line))).toEqual({
    code: 'PT409',
    message: 'This request is already completed',
  });
  expect(await open(token)).toMatchObject({
    status: 'completed',
    final_cost: 12000,
    owed: 12000,
    closed: true,
  });
});

test('a wrong, a replaced, a revoked and an ended token get the same answer @long', async () => {
  const line = await sendDiscs();
  const replaced = await create();
  const revoked = await create();
  expect(await cannotOpen(replaced)).toEqual(notValid);
  const manager = await workshop.as('manager');
  expect(await call(manager, 'request_estimate', { request_id })).toMatchObject({
    link: { created_by_name: 'Meera' },
  });
  expect(await call(manager, 'revoke_link', { request_id })).toEqual({ revoked: true });
  expect(await call(manager, 'revoke_link', { request_id })).toEqual({ revoked: false });
  expect(await call(manager, 'request_estimate', { request_id })).toMatchObject({ link: null });
  const visitor = await workshop.as('visitor');
  for (const token of [revoked, '', 'x', `${'A'.repeat(21)}w`, ' '.repeat(5000)]) {
    expect(await cannotOpen(token)).toEqual(notValid);
    expect(await refuse(visitor, 'answer_by_link', await answer(token, line))).toEqual(notValid);
  }
});

test('it ends 30 days after the car was collected', async () => {
  const collected = async (daysAgo: number) =>
    workshop.backend.exec(
      `update public.service_requests set collected_at = now() - $1 * interval '1 hour', handed_over_by = 'Meera'
       where request_id = $2`,
      [Math.round(daysAgo * 24), requests.completed],
    );
  const token = await create(requests.completed);
  await collected(29.9);
  expect(await open(token)).toMatchObject({ request_id: requests.completed });
  await collected(30.1);
  expect(await cannotOpen(token)).toEqual(notValid);
  expect(
    await refuse(await workshop.as('manager'), 'create_link', { request_id: requests.completed }),
  ).toEqual({
    code: 'PT409',
    message: 'The link of this request would have ended already',
  });
});

test('after 60 wrong tokens nobody at that address opens any, for an hour', async () => {
  const token = await create();
  await workshop.backend.exec(
    "insert into private.attempts (action, caller) select 'link', '203.0.113.7' from generate_series(1, 59)",
  );
  const from = (address: string, tried: string) =>
    workshop.backend.fetch('http://localhost/rest/v1/rpc/open_link', {
      method: 'POST',
      headers: {
        apikey: workshop.backend.publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': address,
      },
      body: JSON.stringify({ token: tried }),
    });
  expect((await from('203.0.113.7', 'wrong')).status).toBe(404);
  for (const tried of ['wrong', token]) expect((await from('203.0.113.7', tried)).status).toBe(429);
  expect((await from('203.0.113.8', token)).status).toBe(200);
});

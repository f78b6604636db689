import { call, refuse } from '../support/rpc-calls.ts';
import { connect, openWorkshop, requests, templates, type Workshop } from '../support/workshop.ts';
import { openLockContention } from './lock-contention.ts';

let workshop: Workshop;
let track: Awaited<ReturnType<typeof openLockContention>>;
beforeAll(async () => {
  workshop = await openWorkshop();
  track = await openLockContention(workshop.backend);
});
beforeEach(() => workshop.reset());
afterAll(async () => {
  await track.close();
  await workshop.close();
});

type Role = Parameters<Workshop['as']>[0];

const request_id = requests.inProgress;
const requestLock = `select 1 from public.service_requests where request_id = ${request_id} for update`;

async function attempt(role: Role, name: string, parameters: Record<string, unknown> = {}) {
  const { data, error } = await (await workshop.as(role)).rpc(name, { request_id, ...parameters });
  return error ? `${error.code} ${error.message}` : data;
}
/** Both start in this order and wait for the request. */
async function inTurn(first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const gate = await track.hold(requestLock);
  const outcomes = [first()];
  await track.untilWaiting(1);
  outcomes.push(second());
  await track.untilWaiting(2);
  await gate.release();
  return Promise.all(outcomes);
}
const race = (...runners: (() => Promise<unknown>)[]) => track.race(requestLock, runners);
const refusals = (outcomes: unknown[]) => outcomes.filter((outcome) => typeof outcome === 'string');
const rows = (query: string) => workshop.backend.exec(query);

async function sendDiscs() {
  const manager = await workshop.as('manager');
  const line = { kind: 'part', description: 'Discs', quantity: 2, unit_price: 500 };
  const { line_id } = await call<{ line_id: number }>(manager, 'add_line', { request_id, line });
  await call(manager, 'send_estimate', { request_id });
  return line_id;
}
const answer = (line_id: number, approve: boolean, more: object = {}) => ({
  decisions: [{ line_id, version: 1, approve }],
  decided_by_name: 'Asha',
  ...more,
});
/** One estimate, one record: what both sides see afterwards. */
const state = async () => {
  const [row] = await rows(`
    select r.estimated_cost = private.estimated_cost(r.request_id) as adds_up,
      (select count(*)::int from private.approval_records) as records
    from public.service_requests r where r.request_id = ${request_id}`);
  return row;
};

test('a line is decided once, by the customer or by the manager @long', async () => {
  const line = await sendDiscs();
  const outcomes = await race(
    () => attempt('customer', 'decide_lines', answer(line, true)),
    () => attempt('manager', 'decide_lines', answer(line, false, { channel: 'phone' })),
  );
  expect(refusals(outcomes)).toEqual([expect.stringMatching(/^PT409 Discs is already (approved|declined)$/)]);
  expect(await state()).toEqual({ adds_up: true, records: 1 });
});

test('an answer sent twice is one answer and one record, and both requests get the same result @long', async () => {
  const line = await sendDiscs();
  const keyed = answer(line, true, { idempotency_key: '99999999-9999-4999-8999-999999999999' });
  const outcomes = await race(
    () => attempt('customer', 'decide_lines', keyed),
    () => attempt('customer', 'decide_lines', keyed),
  );
  expect(refusals(outcomes)).toEqual([]);
  expect(outcomes[0]).toEqual(outcomes[1]);
  expect(await state()).toEqual({ adds_up: true, records: 1 });
});

test('a price that changes while the customer answers is not approved unseen @long', async () => {
  const line_id = await sendDiscs();
  const [changed, decided] = await inTurn(
    () => attempt('manager', 'change_line', { request_id: undefined, line_id, changes: { unit_price: 900 } }),
    () => attempt('customer', 'decide_lines', answer(line_id, true)),
  );
  expect(changed).toMatchObject({ amount: 1800, version: 2, sent_at: null });
  expect(decided).toBe('PT412 A line has changed. Please look at it again.');
  expect(await state()).toEqual({ adds_up: true, records: 0 });
});

test('a price that changes after the customer answered asks again, and the record stays @long', async () => {
  const line_id = await sendDiscs();
  const [decided, changed] = await inTurn(
    () => attempt('customer', 'decide_lines', answer(line_id, true)),
    () => attempt('manager', 'change_line', { request_id: undefined, line_id, changes: { unit_price: 900 } }),
  );
  expect(decided).toMatchObject({ estimated_cost: 13000 });
  expect(changed).toMatchObject({ replaces: line_id, status: 'proposed', amount: 1800 });
  expect(await state()).toEqual({ adds_up: true, records: 1 });
});

test('an answer beside the completion comes before it or is refused @long', async () => {
  const line = await sendDiscs();
  const outcomes = await race(
    () => attempt('mechanic', 'complete_job'),
    () => attempt('customer', 'decide_lines', answer(line, true)),
  );
  const late = refusals(outcomes);
  expect(['PT409 This request is already completed', undefined]).toContain(late[0]);
  expect(await state()).toEqual({ adds_up: true, records: 1 - late.length });
  expect(
    await refuse(await workshop.as('customer'), 'decide_lines', { request_id, ...answer(line, false) }),
  ).toMatchObject({
    message: 'This request is already completed',
  });
});

describe('by link', () => {
  const byLink = (token: unknown, line: number, approve: boolean) => async () => {
    const { data, error } = await connect(workshop.backend).rpc('answer_by_link', {
      token,
      ...answer(line, approve),
    });
    return error ? `${error.code} ${error.message}` : data;
  };
  const createLink = async () =>
    (await call(await workshop.as('manager'), 'create_link', { request_id })).token;

  test('two holders and the customer answer once @long', async () => {
    const line = await sendDiscs();
    const token = await createLink();
    const outcomes = await race(byLink(token, line, true), byLink(token, line, false), () =>
      attempt('customer', 'decide_lines', answer(line, true)),
    );
    expect(refusals(outcomes)).toEqual([
      expect.stringMatching(/^PT409 Discs is already (approved|declined)$/),
      expect.stringMatching(/^PT409 Discs is already (approved|declined)$/),
    ]);
    expect(await state()).toEqual({ adds_up: true, records: 1 });
  });

  test('a link that is revoked while its holder answers answers nothing @long', async () => {
    const line = await sendDiscs();
    const token = await createLink();
    const [revoked, answered] = await inTurn(
      () => attempt('manager', 'revoke_link'),
      byLink(token, line, true),
    );
    expect(revoked).toEqual({ revoked: true });
    expect(answered).toMatch(/^PT404 This link is not valid any more/);
    expect(await state()).toEqual({ adds_up: true, records: 0 });
  });
});

test('an estimate sent by two at once is one version', async () => {
  await call(await workshop.as('manager'), 'add_line', {
    request_id,
    line: { kind: 'other', description: 'Towing', unit_price: 700 },
  });
  const outcomes = await race(
    () => attempt('manager', 'send_estimate'),
    () => attempt('restrictedManager', 'send_estimate'),
  );
  expect(outcomes[0]).toEqual(outcomes[1]);
  expect(await rows('select version from private.estimates')).toEqual([{ version: 1 }]);
});

test('of two people who record one item, one is told about the other', async () => {
  const { inspection_id, items } = await call<{ inspection_id: number; items: [{ item_id: number }] }>(
    await workshop.as('mechanic'),
    'start_inspection',
    { request_id, template_id: templates.tyres },
  );
  const record = (role: Role, value: number) => () =>
    attempt(role, 'record_items', {
      request_id: undefined,
      inspection_id,
      items: [{ item_id: items[0].item_id, version: 1, value }],
    });
  const outcomes = await race(record('mechanic', 4), record('manager', 1));
  expect(refusals(outcomes)).toEqual([
    'PT412 Left tread was changed by someone else. Check it and try again.',
  ]);
});

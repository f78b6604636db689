import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, parts, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const rows = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);
const mechanic = () => workshop.as('mechanic');
const manager = () => workshop.as('manager');

interface Card {
  request_id: number;
  stage: string;
  reason: string | null;
  turn: string | null;
  clocks: { stage: string; reason: string | null; minutes: number }[];
}
const board = async (role: 'mechanic' | 'otherMechanic' | 'manager' = 'manager') =>
  (await call<{ rows: Card[] }>(await workshop.as(role), 'workshop_board')).rows;
const cardOf = async (request_id: number) => (await board()).find((card) => card.request_id === request_id);
const shown = async (request_id: number) => {
  const card = await cardOf(request_id);
  return card && [card.stage, card.reason, card.turn];
};
const today = (request_id: number) =>
  rows('update public.service_requests set scheduled_date = now() where request_id = $1', [request_id]);
const checkIn = async (request_id: number = requests.approved) =>
  call(await manager(), 'check_in', { request_id, kilometres: 10, fuel: 'half' });
const wait = async (reason: string, request_id: number = requests.approved) =>
  call(await mechanic(), 'set_waiting', { request_id, reason });

test('a car goes through its stages, and its clocks add up to the stay @long', async () => {
  const request_id = requests.approved;
  await today(request_id);
  expect(await shown(request_id)).toEqual(['booked', null, 'customer']);
  await checkIn();
  expect(await shown(request_id)).toEqual(['arrived', null, 'mechanic']);
  await wait('lift');
  expect(await shown(request_id)).toEqual(['waiting', 'lift', 'manager']);
  await call(await mechanic(), 'start_job', { request_id });
  expect(await shown(request_id)).toEqual(['in_progress', null, 'mechanic']);
  await wait('parts');
  await wait('parts');
  await wait('other_workshop');
  expect(await shown(request_id)).toEqual(['waiting', 'other_workshop', 'other_workshop']);
  await call(await manager(), 'end_waiting', { request_id });
  await call(await manager(), 'end_waiting', { request_id });
  expect(await shown(request_id)).toEqual(['in_progress', null, 'mechanic']);
  await call(await mechanic(), 'complete_job', { request_id, final_cost: 3500, parts: [] });
  expect(await shown(request_id)).toEqual(['ready', null, 'customer']);
  await call(await manager(), 'collect', { request_id });
  expect(await shown(request_id)).toEqual(['collected', null, null]);

  const [stay] = await rows(
    `select sum(until - since) = max(until) - min(since) as adds_up, count(*)::int as entries,
       count(*) filter (where until is null)::int as open, array_agg(coalesce(set_by_name, '') order by since) as names
     from private.stage_entries where request_id = $1`,
    [request_id],
  );
  expect(stay).toEqual({
    adds_up: true,
    entries: 7,
    open: 0,
    names: ['', 'Ravi', '', 'Ravi', 'Ravi', '', ''],
  });
  expect(
    await rows("select event from private.notices where request_id = $1 and event = 'waiting_for_parts'", [
      request_id,
    ]),
  ).toEqual([{ event: 'waiting_for_parts' }]);
});

test('the audit trail says what a car waited for, who said so, and when that ended', async () => {
  await checkIn();
  await wait('parts');
  await call(await manager(), 'end_waiting', { request_id: requests.approved });
  expect(
    await rows(
      `select actor_name, action, subject_key, after - 'until' as after, after ? 'until' as ended from private.changes
       where subject = 'waiting' order by change_id desc limit 2`,
    ),
  ).toEqual([
    {
      actor_name: 'Meera',
      action: 'changed',
      subject_key: String(requests.approved),
      after: {},
      ended: true,
    },
    {
      actor_name: 'Ravi',
      action: 'added',
      subject_key: String(requests.approved),
      ended: false,
      after: { reason: 'parts', set_by_name: 'Ravi' },
    },
  ]);
});

test('the clock of each reason is kept', async () => {
  await checkIn();
  await wait('parts');
  await rows(
    `update private.stage_entries set since = now() - interval '90 minutes' where request_id = $1 and until is null`,
    [requests.approved],
  );
  await wait('lift');
  const card = await cardOf(requests.approved);
  expect(card?.clocks).toContainEqual({ stage: 'waiting', reason: 'parts', minutes: 90 });
});

test('an estimate that was sent waits for the customer until the answer @long', async () => {
  await checkIn();
  const request_id = requests.approved;
  const line = { part_id: parts.oilFilter, quantity: 1 };
  const { line_id } = await call<{ line_id: number }>(await manager(), 'add_line', { request_id, line });
  await call(await manager(), 'send_estimate', { request_id });
  expect(await shown(request_id)).toEqual(['waiting', 'customer', 'customer']);
  const [added] = await rows('select version from public.request_lines where line_id = $1', [line_id]);
  await call(await workshop.as('customer'), 'decide_lines', {
    request_id,
    decided_by_name: 'Asha',
    decisions: [{ line_id, version: added?.version, approve: true }],
  });
  expect(await shown(request_id)).toEqual(['arrived', null, 'mechanic']);
});

test('a car waits for no answer once what was asked is withdrawn or changed @long', async () => {
  await checkIn();
  const request_id = requests.approved;
  const line = { part_id: parts.oilFilter, quantity: 1 };
  const ask = async () => {
    const { line_id } = await call<{ line_id: number }>(await manager(), 'add_line', { request_id, line });
    await call(await manager(), 'send_estimate', { request_id });
    expect(await shown(request_id)).toEqual(['waiting', 'customer', 'customer']);
    return line_id;
  };
  const first = await ask();
  const second = await ask();
  await call(await manager(), 'withdraw_line', { line_id: first });
  expect(await shown(request_id)).toEqual(['waiting', 'customer', 'customer']);
  const [{ version } = {}] = await rows('select version from public.request_lines where line_id = $1', [
    second,
  ]);
  await call(await manager(), 'change_line', { line_id: second, changes: { quantity: 2 }, version });
  expect(await shown(request_id)).toEqual(['arrived', null, 'mechanic']);
});

test('a job that goes back to a manager keeps its car in the workshop', async () => {
  await checkIn(requests.inProgress);
  await wait('parts', requests.inProgress);
  await call(await mechanic(), 'queue_job', { request_id: requests.inProgress });
  expect(await shown(requests.inProgress)).toEqual(['arrived', null, 'mechanic']);
});

test('nothing waits before it arrived or once it is done, for no other reason, and in no other lane', async () => {
  const waiting = { request_id: requests.approved, reason: 'parts' };
  expect(await refuse(await mechanic(), 'set_waiting', waiting)).toMatchObject({
    code: 'PT409',
    message: 'This car has not arrived yet',
  });
  await checkIn();
  expect(await refuse(await mechanic(), 'set_waiting', { ...waiting, reason: 'lunch' })).toMatchObject({
    code: 'PT400',
    hint: 'reason',
  });
  expect(
    await refuse(await mechanic(), 'set_waiting', { ...waiting, request_id: requests.completed }),
  ).toMatchObject({ code: 'PT409' });
  expect(await refuse(await workshop.as('otherMechanic'), 'set_waiting', waiting)).toMatchObject({
    code: 'PT404',
  });
});

test('a mechanic has the own lane, a manager all', async () => {
  await checkIn();
  const ids = async (role: 'mechanic' | 'otherMechanic' | 'manager') =>
    (await board(role)).map(({ request_id }) => request_id).sort();
  expect(await ids('mechanic')).toContain(requests.approved);
  expect(await ids('otherMechanic')).toEqual([requests.othersInProgress]);
  expect(await ids('manager')).toEqual(
    expect.arrayContaining([requests.approved, requests.othersInProgress]),
  );
});

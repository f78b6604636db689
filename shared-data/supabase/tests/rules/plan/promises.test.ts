import { dayAhead } from '../../../../local-backend/testing/bookable-day.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, services, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  await rows("update public.opening_hours set opens = '09:00', closes = '18:00'");
  await rows('delete from public.closed_days');
});
afterAll(() => workshop.close());

const rows = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);
const manager = () => workshop.as('manager');
const request_id = requests.approved;
const local = (day: string) => `${day}T16:30`;
const tomorrow = dayAhead(1);
const checkIn = async (promised_at?: string, id: number = request_id) =>
  call(await manager(), 'check_in', { request_id: id, kilometres: 10, fuel: 'half', promised_at });
const promisedAt = async () =>
  (
    await rows(
      `select private.local_time(promised_at) as promised from public.service_requests where request_id = $1`,
      [request_id],
    )
  )[0]?.promised;
const told = async () =>
  (await rows("select request_id from private.notices where event = 'promise_moved'")).length;

test('a check-in takes a promised time, which its customer sees @long', async () => {
  await checkIn(local(tomorrow));
  expect(await promisedAt()).toBe(local(tomorrow));
  const { rows: seen } = await call<{ rows: { request_id: number; promised_at: string | null }[] }>(
    await workshop.as('customer'),
    'list_requests',
  );
  expect(seen.find((request) => request.request_id === request_id)?.promised_at).not.toBeNull();
  // The mail that it has arrived says it too.
  const [arrival] = await rows(
    "select (details ->> 'time')::timestamptz = promised_at as is_said from private.outbox join public.service_requests using (request_id) where event = 'car_arrived'",
  );
  expect(arrival).toEqual({ is_said: true });
});

test('another time is promised, and the customer is told once, if wanted', async () => {
  await checkIn(local(tomorrow));
  const promise = async (day: string, tell: boolean) =>
    call(await manager(), 'set_promise', { request_id, promised_at: local(day), tell });
  await promise(dayAhead(2), false);
  expect([await promisedAt(), await told()]).toEqual([local(dayAhead(2)), 0]);
  await promise(dayAhead(3), true);
  await promise(dayAhead(3), true);
  expect([await promisedAt(), await told()]).toEqual([local(dayAhead(3)), 1]);
});

test('what was promised first stays, however often it is moved', async () => {
  const first = async () =>
    (
      await rows(
        'select private.local_time(first_promised_at) as first from public.service_requests where request_id = $1',
        [request_id],
      )
    )[0]?.first;
  const promise = async (day: string) =>
    call(await manager(), 'set_promise', { request_id, promised_at: local(day) });
  expect(await first()).toBeNull();
  await promise(dayAhead(2));
  await promise(dayAhead(3));
  expect(await first()).toBe(local(dayAhead(2)));
  await checkIn(local(dayAhead(4)));
  expect([await first(), await promisedAt()]).toEqual([local(dayAhead(2)), local(dayAhead(4))]);
});

test('no time that has passed is promised, and none once the job is done', async () => {
  for (const promised_at of [local(dayAhead(-1)), local(dayAhead(400)), 'infinity']) {
    expect(await refuse(await manager(), 'set_promise', { request_id, promised_at })).toMatchObject({
      code: 'PT400',
      hint: 'promised_at',
    });
  }
  const done = { request_id: requests.completed, promised_at: local(tomorrow) };
  expect(await refuse(await manager(), 'set_promise', done)).toMatchObject({ code: 'PT409' });
});

test('the board has the earliest promise first', async () => {
  await checkIn(local(dayAhead(2)));
  await checkIn(local(tomorrow), requests.inProgress);
  const board = await call<{ rows: { request_id: number }[] }>(await manager(), 'workshop_board');
  expect(board.rows.slice(0, 2).map((card) => card.request_id)).toEqual([requests.inProgress, request_id]);
});

test('the proposal comes after the own work and the cars before it, within the opening hours @long', async () => {
  await rows(
    "update public.opening_hours set opens = '00:00', closes = '23:59:59', break_from = null, break_to = null",
  );
  const proposed = async () =>
    Date.parse(`${await call(await manager(), 'proposed_promise', { request_id })}:00Z`);
  await rows('update public.request_lines set minutes = 60 where request_id = any ($1)', [
    [request_id, requests.inProgress],
  ]);
  await rows(
    'update public.service_requests set arrived_at = null, checked_in_by = null, arrival_kilometres = null, arrival_fuel = null, belongings = null, key_number = null where collected_at is null',
  );
  const alone = await proposed();
  await rows('update public.services set estimated_duration = 60 where service_id = $1', [
    services.oilChange,
  ]);
  const unbooked = await call(await manager(), 'proposed_promise', { service_ids: [services.oilChange] });
  expect(Math.abs(Date.parse(`${unbooked}:00Z`) - alone)).toBeLessThanOrEqual(900_000);
  expect(new Date(alone).getUTCMinutes() % 15).toBe(0);
  await checkIn(undefined, requests.inProgress);
  // The day's last minute is not worked.
  expect(Math.abs((await proposed()) - alone - 3_600_000)).toBeLessThanOrEqual(900_000);
  // One that waits for its turn, and came later than this one, is not before it.
  await checkIn();
  await rows(
    "update public.service_requests set status = 'approved', arrived_at = arrived_at + interval '1 minute' where request_id = $1",
    [requests.inProgress],
  );
  expect(Math.abs((await proposed()) - alone)).toBeLessThanOrEqual(900_000);
  await rows(
    'update public.opening_hours set opens = null, closes = null, break_from = null, break_to = null',
  );
  expect(await call(await manager(), 'proposed_promise', { request_id })).toBeNull();
});

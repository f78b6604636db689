import { bookableDay, dayAhead } from '../../../../local-backend/testing/bookable-day.ts';
import type { Schedule } from '../../../../src/plan/schedule/schedule-answers.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  await rows(
    "update public.opening_hours set opens = '09:00', closes = '18:00', break_from = null, break_to = null",
  );
  await rows('delete from public.closed_days');
});
afterAll(() => workshop.close());

const rows = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);
const manager = () => workshop.as('manager');
const day = bookableDay;
const nextDay = dayAhead(20);
const weekLater = new Date(Date.parse(day) + 6 * 86_400_000).toISOString().slice(0, 10);
const mechanic = () => workshop.idOf('mechanic');

const book = async (scheduled_date = day) =>
  (
    await call<{ request_id: number }>(await workshop.as('customer'), 'book_service', {
      vehicle_id: vehicles.first,
      service_ids: [services.brakeRepair],
      scheduled_date,
    })
  ).request_id;
const read = async (from_day = day, to_day = from_day) =>
  call<Schedule>(await manager(), 'schedule', { from_day, to_day });
const blockOf = async (request_id: number, of = day) =>
  (await read(of)).blocks.find((block) => block.request_id === request_id);
const place = (request_id: number, changes: Record<string, unknown> = {}) => ({
  request_id,
  day,
  starts: null,
  mechanic_id: null,
  ...changes,
});
const plan = async (request_id: number, changes: Record<string, unknown> = {}) =>
  call(await manager(), 'plan_request', place(request_id, changes));
const refused = async (request_id: number, changes: Record<string, unknown> = {}) =>
  refuse(await manager(), 'plan_request', place(request_id, changes));
const told = async (request_id: number) =>
  (
    await rows('select event from private.notices where request_id = $1 order by notice_id', [request_id])
  ).map(({ event }) => event);

test('a week has its days, a lane for each mechanic, and a block for each request', async () => {
  const id = await book();
  await call(await manager(), 'add_absence', {
    mechanic_id: mechanic(),
    first_day: day,
    last_day: day,
    part: 'morning',
    reason: 'Training',
  });
  const { days, lanes, blocks, total } = await read(day, weekLater);
  expect(days).toHaveLength(7);
  expect(days[0]).toMatchObject({ day, opens: '09:00:00', closes: '18:00:00', requests: 1, booked: 180 });
  expect([total, blocks]).toMatchObject([1, [{ request_id: id, mechanic_id: null, minutes: 180 }]]);
  const lane = lanes.find(({ mechanic_id }) => mechanic_id === mechanic());
  expect(lane?.days[0]).toMatchObject({
    starts: '13:30:00',
    ends: '18:00:00',
    minutes: 270,
    booked: 0,
    absence: 'Training',
  });
  await plan(id, { mechanic_id: mechanic() });
  expect((await read()).lanes.find(({ name }) => name === lane?.name)?.days[0]?.booked).toBe(180);
});

test('more than seven days are refused', async () => {
  for (const to_day of [dayAhead(60), dayAhead(-1), null, 'infinity'])
    expect(await refuse(await manager(), 'schedule', { from_day: day, to_day })).toMatchObject({
      code: 'PT400',
      hint: 'to_day',
    });
});

test('a request whose day has passed and whose car has not come is listed as late', async () => {
  const id = await book();
  await rows(
    "update public.service_requests set scheduled_date = now() - interval '3 days' where request_id = $1",
    [id],
  );
  expect((await read()).late.map(({ request_id }) => request_id)).toContain(id);
});

test('a request is assigned, moved to another day and given a time at once, and each is told of it @long', async () => {
  const id = await book();
  await plan(id, { day: nextDay, starts: '11:30', mechanic_id: mechanic(), reason: 'The lift is in use' });
  expect(await blockOf(id)).toBeUndefined();
  expect(await blockOf(id, nextDay)).toMatchObject({
    starts: '11:30:00',
    mechanic_id: mechanic(),
    status: 'approved',
  });
  const events = await told(id);
  for (const event of ['booking_moved', 'booking_approved', 'job_assigned']) expect(events).toContain(event);
  expect(
    await rows(
      `select after ->> 'planned_start' as starts from private.changes where subject = 'request' and subject_key = $1
       order by change_id desc limit 1`,
      [String(id)],
    ),
  ).toEqual([{ starts: '11:30:00' }]);
});

test('all of a move is undone when a part of it is refused @long', async () => {
  const id = await book();
  await rows(
    "update public.service_requests set status = 'approved', assigned_mechanic = $2, mechanic_name = 'x' where request_id = $1",
    [id, mechanic()],
  );
  await call(await workshop.as('mechanic'), 'start_job', { request_id: id });
  expect(
    await refused(id, { day: nextDay, reason: 'No bay', mechanic_id: workshop.idOf('otherMechanic') }),
  ).toEqual({
    code: 'PT409',
    message: 'This request is already in progress',
  });
  expect(await blockOf(id)).toMatchObject({ mechanic_id: mechanic() });
});

test('another day tells of a move, with or without a reason; another time or mechanic does not', async () => {
  const id = await book();
  await plan(id, { starts: '10:00', mechanic_id: mechanic() });
  expect(await told(id)).not.toContain('booking_moved');
  await plan(id);
  expect(await blockOf(id)).toMatchObject({ mechanic_id: null, starts: null, status: 'pending' });
  await plan(id, { day: nextDay });
  expect(await blockOf(id, nextDay)).toMatchObject({ request_id: id });
  expect(await told(id)).toContain('booking_moved');
});

test('a full day refuses a move, and is overbooked by a manager who agrees @long', async () => {
  await rows('update private.garage set limit_bookings = true');
  await rows("update public.bays set active = name = 'Lift 1'");
  for (const _ of [1, 2, 3]) await book(nextDay);
  const id = await book();
  const move = { day: nextDay, reason: 'No bay' };
  expect(await refused(id, move)).toMatchObject({
    code: 'PT409',
    hint: 'scheduled_date',
    message: expect.stringMatching(/^That day is full\. The next free/),
  });
  await plan(id, { ...move, overbook: true });
  expect(await blockOf(id, nextDay)).toMatchObject({ overbooked_by: 'Meera' });
  const { days } = await read(nextDay);
  expect(days[0]).toMatchObject({ capacity: 540, booked: 720 });
});

test('a move over what someone else has moved is refused with what is there; a repeat changes nothing @long', async () => {
  const id = await book();
  const { scheduled_date, mechanic_id, starts } = (await blockOf(id)) ?? {};
  const seen = { scheduled_date, mechanic_id, starts };
  await plan(id, { mechanic_id: mechanic(), seen });
  const answer = await refused(id, { starts: '10:00', mechanic_id: workshop.idOf('otherMechanic'), seen });
  expect(answer).toMatchObject({
    code: 'PT412',
    message: 'Someone else moved or assigned this request in the meantime. Please look at it again.',
  });
  expect(JSON.parse(answer.details ?? '')).toMatchObject({ mechanic_id: mechanic() });
  const before = await told(id);
  await plan(id, { mechanic_id: mechanic(), seen });
  expect(await told(id)).toEqual(before);
});

test('a time is within the opening hours, and a job that is done stays', async () => {
  const id = await book();
  for (const starts of ['08:00', '18:30'])
    expect(await refused(id, { starts })).toEqual({
      code: 'PT400',
      hint: 'starts',
      message: 'Please choose a time between 09:00 and 18:00',
    });
  expect(await refused(requests.completed, { day: nextDay, reason: 'x' })).toMatchObject({ code: 'PT409' });
});

test('who moves a request elsewhere takes its planned time away', async () => {
  const id = await book();
  await plan(id, { starts: '10:00' });
  await call(await workshop.as('customer'), 'move_request', { request_id: id, scheduled_date: nextDay });
  expect(await blockOf(id, nextDay)).toMatchObject({ starts: null });
});

import { bookableDay } from '../../../../local-backend/testing/bookable-day.ts';
import type { ClaimedMessage, MessageValues } from '../../../functions/deliver-messages/message.ts';
import { renderMessage } from '../../../functions/deliver-messages/render-message.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  await call(await manager(), 'save_drop_off_slots', {
    slots: [
      { slot: '09:30', cars: 1 },
      { slot: '08:30', cars: 1 },
      { slot: '10:00', cars: 1 },
    ],
  });
});
afterAll(() => workshop.close());

const rows = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);
const manager = () => workshop.as('manager');
const customer = () => workshop.as('customer');
const nextDay = new Date(Date.parse(bookableDay) + 86_400_000).toISOString().slice(0, 10);
const shown = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(day))
    .replace('Sept', 'Sep');

const booking = (drop_off?: string, scheduled_date = bookableDay) => ({
  vehicle_id: vehicles.first,
  service_ids: [services.oilChange],
  scheduled_date,
  ...(drop_off && { drop_off }),
});
const book = async (drop_off?: string, day = bookableDay) => {
  const request = booking(drop_off, day);
  const { request_id } = await call<{ request_id: number }>(await customer(), 'book_service', request);
  return { request_id };
};
const refusal = async (drop_off?: string, day = bookableDay) =>
  refuse(await customer(), 'book_service', booking(drop_off, day));
const walkIn = (drop_off?: string) => ({ customer_id: workshop.idOf('customer'), ...booking(drop_off) });
const stored = async (request_id: number) => {
  const [found] = await rows(
    `select drop_off, overbooked_by, (scheduled_date at time zone private.garage_time_zone())::text as at
     from public.service_requests where request_id = $1`,
    [request_id],
  );
  return found;
};
const slotsOf = async (day = bookableDay) => {
  const [state] = await call<{ state: string; slots: { slot: string; free: boolean }[] }[]>(
    await workshop.as('visitor'),
    'day_states',
    { from_day: day, to_day: day },
  );
  return [state?.state, ...(state?.slots ?? []).map(({ slot, free }) => `${slot} ${free}`)];
};

test('a booking at a drop-off time is expected then, and takes a place of it', async () => {
  expect(await slotsOf()).toEqual(['free', '09:30:00 true', '10:00:00 true']);
  const { request_id } = await book('09:30');
  expect(await stored(request_id)).toEqual({
    drop_off: '09:30:00',
    overbooked_by: null,
    at: `${bookableDay} 09:30:00`,
  });
  expect(await slotsOf()).toEqual(['free', '09:30:00 false', '10:00:00 true']);
  await call(await customer(), 'cancel_request', { request_id });
  expect(await slotsOf()).toEqual(['free', '09:30:00 true', '10:00:00 true']);
});

test('a full drop-off time is refused with the next free one, of another day when none is left @long', async () => {
  await book('09:30');
  expect(await refusal('09:30')).toMatchObject({
    code: 'PT409',
    hint: 'drop_off',
    message: 'The drop-off time 09:30 is full. The next free one is 10:00.',
  });
  await book('10:00');
  expect((await refusal('09:30')).message).toBe(
    `The drop-off time 09:30 is full. The next free one is on ${shown(nextDay)} at 09:30.`,
  );
  expect(await slotsOf()).toEqual(['full', '09:30:00 false', '10:00:00 false']);
});

test('a time that the day does not have is refused, and customers must choose one', async () => {
  expect(await refusal('08:30')).toMatchObject({
    code: 'PT400',
    hint: 'drop_off',
    message: '08:30 is no drop-off time of that day. The next free one is 09:30.',
  });
  expect(await refusal()).toMatchObject({ code: 'PT400', message: 'Please choose a drop-off time' });
});

test('without drop-off times, nothing is asked', async () => {
  await call(await manager(), 'save_drop_off_slots', { slots: [] });
  expect(await slotsOf()).toEqual(['free']);
  const { request_id } = await book();
  expect(await stored(request_id)).toMatchObject({ drop_off: null, at: `${bookableDay} 09:00:00` });
});

test('the front desk may leave the time out, and goes beyond its limit after a question @long', async () => {
  expect(await call(await manager(), 'book_for', walkIn())).toMatchObject({ request_id: expect.any(Number) });
  await book('10:00');
  expect(await refuse(await manager(), 'book_for', walkIn('10:00'))).toMatchObject({
    code: 'PT409',
    hint: 'drop_off',
  });
  const { request_id } = await call<{ request_id: number }>(await manager(), 'book_for', {
    ...walkIn('10:00'),
    overbook: true,
  });
  expect(await stored(request_id)).toMatchObject({ drop_off: '10:00:00', overbooked_by: 'Meera' });
  const visit = { customer_id: workshop.idOf('customer'), ...booking('10:00'), overbook: true };
  const saved = await call<{ request_id: number }>(await manager(), 'save_visit', { visit });
  expect(await stored(saved.request_id)).toMatchObject({ drop_off: '10:00:00', overbooked_by: 'Meera' });
});

describe('a move to another day', () => {
  test('keeps the time where it is free, else has the first free one @long', async () => {
    const first = await book('10:00', nextDay);
    const second = await book('09:30', nextDay);
    await book('09:30');
    const kept = { ...first, scheduled_date: bookableDay };
    expect(await call(await customer(), 'move_request', kept)).toMatchObject({ drop_off: '10:00:00' });
    expect(
      await refuse(await customer(), 'move_request', { ...second, scheduled_date: bookableDay }),
    ).toMatchObject({ code: 'PT409', hint: 'drop_off' });
    await call(await customer(), 'cancel_request', first);
    expect(
      await call(await customer(), 'move_request', { ...second, scheduled_date: bookableDay }),
    ).toMatchObject({ drop_off: '10:00:00' });
  });

  test('takes the time that is chosen, of the same day too, and does not take twice the minutes', async () => {
    const request = await book('10:00', nextDay);
    const chosen = { ...request, scheduled_date: bookableDay, drop_off: '09:30' };
    const moved = { drop_off: '09:30:00' };
    expect(await call(await customer(), 'move_request', chosen)).toMatchObject(moved);
    expect(await call(await customer(), 'move_request', chosen)).toMatchObject(moved);
    await rows("update public.bays set active = name = 'Lift 1'");
    await rows('update public.request_lines set minutes = 540 where request_id = $1', [request.request_id]);
    expect(await call(await customer(), 'move_request', { ...chosen, drop_off: '10:00' })).toMatchObject({
      drop_off: '10:00:00',
    });
    expect(await stored(request.request_id)).toMatchObject({ at: `${bookableDay} 10:00:00` });
  });

  test('on the schedule keeps the time, or says which one it has', async () => {
    const request = await book('10:00');
    await book('10:00', nextDay);
    expect(
      await call(await manager(), 'plan_request', { ...request, day: nextDay, reason: 'Room' }),
    ).toMatchObject({ drop_off: '09:30:00', overbooked_by: null });
  });
});

test('messages and notices say the time', async () => {
  const { request_id } = await book('09:30');
  const [told] = await rows(
    `select private.message_values(o, c) as values from private.outbox o
     join public.customers c on c.customer_id = o.recipient where o.request_id = $1 limit 1`,
    [request_id],
  );
  const message: ClaimedMessage = {
    message_id: 1,
    attempt: 1,
    idempotency_key: 'k',
    event: 'booking_received',
    channel: 'sms',
    to: '100',
    body: 'On {day}.',
    values: told?.values as MessageValues,
    token: 't',
    stop_token: null,
    reply_to: null,
    time_zone: 'Asia/Kolkata',
    has_invoice: false,
    asks_proof: false,
  };
  const { text } = renderMessage(message, { site: 'https://garage.test', functions: 'https://garage.test' });
  expect(text).toMatch(/^On \w+,? \d+ \w+.* 9:30 am\.$/);
  const [notice] = await rows(
    `select details ->> 'drop_off' as at from private.notices where request_id = $1 limit 1`,
    [request_id],
  );
  expect(notice).toEqual({ at: '09:30:00' });
});

test.each([
  [[{ slot: '09:30', cars: 0 }], 'Please enter 1 to 99 cars at 09:30'],
  [
    [
      { slot: '09:30', cars: 1 },
      { slot: '09:30:00', cars: 2 },
    ],
    'Please enter 09:30 once',
  ],
  [[{ cars: 1 }], 'Please enter a time'],
  [[{ slot: '24:00', cars: 1 }], 'Please enter a time'],
  [[{ slot: 'soon', cars: 1 }], 'Please check the drop-off times'],
  [null, 'Please enter at most 24 drop-off times'],
])('the drop-off times %j are refused', async (slots, message) => {
  expect(await refuse(await manager(), 'save_drop_off_slots', { slots })).toMatchObject({
    code: 'PT400',
    hint: 'slots',
    message,
  });
});

test('drop-off times that someone else changed are not overwritten, and the audit trail has them', async () => {
  const slots = [{ slot: '11:00', cars: 5 }];
  expect(await refuse(await manager(), 'save_drop_off_slots', { slots, expected: [] })).toMatchObject({
    code: 'PT412',
  });
  expect(await call(await manager(), 'save_drop_off_slots', { slots })).toEqual([
    { slot: '11:00:00', cars: 5 },
  ]);
  const [change] = await rows(
    `select action, after from private.changes where subject = 'drop_off_slot' and action = 'added'
     order by change_id desc limit 1`,
  );
  expect(change).toEqual({ action: 'added', after: { slot: '11:00:00', cars: 5 } });
});

import { bookableDay, dayAhead } from '../../../../local-backend/testing/bookable-day.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  await workshop.backend.exec('update private.garage set limit_bookings = true');
});
afterAll(() => workshop.close());

const rows = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);
const manager = () => workshop.as('manager');
const customer = () => workshop.as('customer');
const shown = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(day))
    .replace('Sept', 'Sep');
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const nextDay = dayAfter(bookableDay);

const book = async (day = bookableDay, service: number = services.brakeRepair) =>
  call<{ request_id: number }>(await customer(), 'book_service', {
    vehicle_id: vehicles.first,
    service_ids: [service],
    scheduled_date: day,
  });
const refusedBooking = async (day = bookableDay, service: number = services.brakeRepair) =>
  refuse(await customer(), 'book_service', {
    vehicle_id: vehicles.first,
    service_ids: [service],
    scheduled_date: day,
  });
const stateOf = async (day: string, serviceIds: number[] = []) => {
  const [state] = await call<{ state: string }[]>(await workshop.as('visitor'), 'day_states', {
    from_day: day,
    to_day: day,
    service_ids: serviceIds,
  });
  return state?.state;
};
/** One bay: 540 minutes a day, three brake repairs of 180. */
const oneBay = () => rows("update public.bays set active = false where name = 'Lift 2'");
const absence = async (details: Record<string, unknown> = {}) =>
  call(await manager(), 'add_absence', {
    mechanic_id: workshop.idOf('mechanic'),
    first_day: bookableDay,
    last_day: bookableDay,
    part: 'day',
    reason: 'Training',
    ...details,
  });
const hours = async (person: 'mechanic' | 'otherMechanic' | 'dismissed', starts: string, ends: string) =>
  call(await manager(), 'save_mechanic_hours', {
    mechanic_id: workshop.idOf(person),
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts, ends })),
    expected: null,
  });
const misfits = async () => {
  const { rows: found } = await call<{ rows: { request_id: number; reason: string }[] }>(
    await manager(),
    'list_misfits',
  );
  return found.map(({ request_id, reason }) => [request_id, reason]);
};

describe('a full day', () => {
  beforeEach(async () => {
    await oneBay();
    for (const _ of [1, 2, 3]) await book();
  });

  test('is refused with the next free one, and a day beside it is not @long', async () => {
    expect(await refusedBooking(bookableDay, services.oilChange)).toEqual({
      code: 'PT409',
      hint: 'scheduled_date',
      details: nextDay,
      message: `That day is full. The next free day is ${shown(nextDay)}.`,
    });
    await book(nextDay);
  });

  test('refuses a move @long', async () => {
    const { request_id } = await book(nextDay);
    expect(
      await refuse(await customer(), 'move_request', { request_id, scheduled_date: bookableDay }),
    ).toMatchObject({ code: 'PT409', message: expect.stringContaining('That day is full.') });
  });

  test('takes another booking once one was cancelled', async () => {
    const [last] = await rows('select max(request_id)::int as id from public.service_requests');
    await call(await customer(), 'cancel_request', { request_id: last?.id });
    await book();
  });

  test('takes another booking once a line was withdrawn', async () => {
    const [last] = await rows('select max(line_id)::int as id from public.request_lines');
    await call(await manager(), 'withdraw_line', { line_id: last?.id });
    await book();
  });

  test('is overbooked by a manager who agrees, which the audit trail says', async () => {
    const booking = {
      customer_id: workshop.idOf('customer'),
      vehicle_id: vehicles.first,
      service_ids: [services.oilChange],
      scheduled_date: bookableDay,
    };
    expect(await refuse(await manager(), 'book_for', booking)).toMatchObject({
      code: 'PT409',
      hint: 'scheduled_date',
    });
    const { request_id } = await call(await manager(), 'book_for', { ...booking, overbook: true });
    expect(
      await rows(
        `select after ->> 'overbooked_by' as by from private.changes where subject = 'request' and subject_key = $1
         order by change_id desc limit 1`,
        [String(request_id)],
      ),
    ).toEqual([{ by: 'Meera' }]);
    expect(await misfits()).toEqual([]);

    const move = { request_id, scheduled_date: nextDay, reason: 'Room' };
    await call(await manager(), 'move_request', { ...move, overbook: true });
    expect(
      await rows('select overbooked_by from public.service_requests where request_id = $1', [request_id]),
    ).toEqual([{ overbooked_by: null }]);
  });

  test('is not overbooked by a customer who sends the flag', async () => {
    const { request_id } = await book(nextDay);
    expect(
      await refuse(await customer(), 'move_request', {
        request_id,
        scheduled_date: bookableDay,
        overbook: true,
      }),
    ).toMatchObject({ code: 'PT409' });
  });

  test('answers a repeat of its own last booking', async () => {
    await rows(
      `update public.service_requests set idempotency_key = '00000000-0000-4000-8000-000000000001'
       where request_id = (select max(request_id) from public.service_requests)`,
    );
    await call(await customer(), 'book_service', {
      vehicle_id: vehicles.first,
      service_ids: [services.brakeRepair],
      scheduled_date: bookableDay,
      idempotency_key: '00000000-0000-4000-8000-000000000001',
    });
  });

  test('is any other day where the garage does not refuse bookings', async () => {
    await rows('update private.garage set limit_bookings = false');
    expect(await stateOf(bookableDay)).toBe('free');
    await book();
  });
});

test('a closed day is refused with the next free one', async () => {
  await rows("insert into public.closed_days (day, reason) values ($1, 'Festival')", [bookableDay]);
  expect(await refusedBooking()).toMatchObject({
    code: 'PT400',
    hint: 'scheduled_date',
    message: `The garage is closed on ${shown(bookableDay)} (Festival). The next free day is ${shown(nextDay)}.`,
  });
});

test('a garage without bays, whose mechanics have no hours, takes any number @long', async () => {
  await rows('delete from public.bays');
  for (const _ of [1, 2, 3, 4, 5, 6, 7, 8]) await book();
  expect(await stateOf(bookableDay)).toBe('free');
});

describe('work of 40 hours', () => {
  /** Of a garage that is open for nine hours: 2,400 minutes are four days and 240 minutes of a fifth. */
  const days = Array.from({ length: 6 }, (_, place) =>
    new Date(Date.parse(bookableDay) + place * 86_400_000).toISOString().slice(0, 10),
  );
  const shares = [540, 540, 540, 540, 240, 0];
  beforeEach(async () => {
    await rows(
      "update public.opening_hours set opens = '09:00', closes = '18:00', break_from = null, break_to = null where true",
    );
    await rows('delete from public.closed_days where true');
    await rows('update public.services set estimated_duration = 2400 where service_id = $1', [
      services.brakeRepair,
    ]);
  });
  const booked = async () =>
    (
      await rows('select booked from private.plan_days($1::date, $2::date) order by day', [days[0], days[5]])
    ).map((day) => day.booked);

  test('takes the working days that it needs, in capacity and in what is free @long', async () => {
    expect(days[0]).toBe(bookableDay);
    await oneBay();
    await book();
    expect(await booked()).toEqual(shares);
    expect(await misfits()).toEqual([]);
    for (const day of days.slice(0, 4)) expect(await stateOf(day, [services.oilChange])).toBe('full');
    expect(await stateOf(days[4] ?? '', [services.oilChange])).toBe('free');
    expect(await refusedBooking(bookableDay, services.oilChange)).toMatchObject({
      code: 'PT409',
      details: days[4],
    });
    // Another begins on the first day from which all of its days are free.
    expect(await stateOf(days[4] ?? '', [services.brakeRepair])).toBe('full');
    expect(await refusedBooking()).toMatchObject({ code: 'PT409', details: days[5] });
  });

  test('leaves out closed days, and what was booked in between is no place for it @long', async () => {
    await oneBay();
    await rows("insert into public.closed_days (day, reason) values ($1, 'Festival')", [days[2]]);
    await book(days[3], services.oilChange);
    expect(await refusedBooking()).toMatchObject({ code: 'PT409' });
    await rows("update public.service_requests set status = 'cancelled' where scheduled_date > now()");
    await book();
    expect(await booked()).toEqual([540, 540, 0, 540, 540, 240]);
  });

  test('is not in its own way when it moves by a day', async () => {
    await oneBay();
    const { request_id } = await book();
    const states = await call<{ state: string }[]>(await manager(), 'day_states', {
      from_day: days[1],
      to_day: days[1],
      request_ids: [request_id],
    });
    expect(states.map(({ state }) => state)).toEqual(['nearly_full']);
    await call(await manager(), 'move_request', { request_id, scheduled_date: days[1], reason: 'Room' });
    expect(await booked()).toEqual([0, 540, 540, 540, 540, 240]);
  });

  test('keeps its mechanic for as many days as that one works @long', async () => {
    await hours('mechanic', '09:00', '15:00');
    const { request_id } = await book();
    const mechanic_id = workshop.idOf('mechanic');
    await call(await manager(), 'assign_mechanic', { request_id, mechanic_id });
    await absence({ first_day: days[1], last_day: days[1] });
    const lane = async () => {
      const { lanes, blocks } = await call<{
        lanes: { mechanic_id: string; days: { booked: number }[] }[];
        blocks: { request_id: number; day: string; minutes: number; continues: boolean }[];
      }>(await manager(), 'schedule', { from_day: days[0], to_day: days[5] });
      return {
        booked: lanes.find((one) => one.mechanic_id === mechanic_id)?.days.map((day) => day.booked),
        blocks: blocks.map(({ day, minutes, continues }) => [day, minutes, continues]),
      };
    };
    expect(await lane()).toEqual({
      booked: [360, 0, 360, 360, 360, 360],
      blocks: [0, 2, 3, 4, 5].map((place) => [days[place], 360, place > 0]),
    });
    const [seen] = await rows('select private.mechanic_minutes($1::date[]) as minutes', [[days[3]]]);
    expect(seen?.minutes).toContainEqual({ day: days[3], mechanic_id, minutes: 360, booked: 360 });
    // Done on the third day, it takes none of those after.
    await rows(
      `update public.service_requests set status = 'completed', final_cost = 1, completion_date = private.scheduled_time($2::date)
       where request_id = $1`,
      [request_id, days[2]],
    );
    expect((await lane()).booked).toEqual([360, 0, 360, 0, 0, 0]);
  });
});

test('the days of a customer say what is free for the services chosen', async () => {
  await oneBay();
  expect(await stateOf(bookableDay)).toBe('free');
  await book();
  await book();
  expect(await stateOf(bookableDay, [services.brakeRepair])).toBe('nearly_full');
  await book(bookableDay, services.oilChange);
  expect(await stateOf(bookableDay, [services.oilChange])).toBe('nearly_full');
  expect(await stateOf(bookableDay, [services.brakeRepair])).toBe('full');
  expect(await stateOf(dayAhead(40))).toBe('closed');
});

test('a request that is moved counts with its minutes, for its customer and for managers', async () => {
  await oneBay();
  await book();
  await book();
  await book(bookableDay, services.oilChange);
  const { request_id } = await book(nextDay);
  const states = async (person: 'customer' | 'otherCustomer' | 'manager') => {
    const [state] = await call<{ state: string }[]>(await workshop.as(person), 'day_states', {
      from_day: bookableDay,
      to_day: bookableDay,
      request_ids: [request_id],
    });
    return state?.state;
  };
  expect(await states('customer')).toBe('full');
  expect(await states('manager')).toBe('full');
  expect(await states('otherCustomer')).toBe('nearly_full');
  const [asked] = await call<{ state: string }[]>(await workshop.as('visitor'), 'day_states', {
    from_day: bookableDay,
    to_day: bookableDay,
    minutes: 180,
  });
  expect(asked?.state).toBe('full');
});

describe('the minutes of mechanics', () => {
  const capacity = async (day = bookableDay) => {
    const [found] = await rows('select minutes from private.day_capacity($1::date, $1::date)', [day]);
    return found?.minutes;
  };
  beforeEach(() =>
    rows("update public.opening_hours set break_from = '13:00', break_to = '13:30' where true"),
  );

  test('limit a day once one of them has hours, the others working as the garage is open', async () => {
    expect(await capacity()).toBe(2 * 510);
    await rows("insert into public.bays (name) values ('Lift 3')");
    expect(await capacity()).toBe(3 * 510);
    await hours('mechanic', '08:00', '13:15');
    // 09:00 to 13:00, as the garage opens at 9 and breaks at 13; two others all day.
    expect(await capacity()).toBe(240 + 2 * 510);
  });

  test('shrink by absences of a day and of half a day @long', async () => {
    await hours('mechanic', '09:00', '18:00');
    await hours('otherMechanic', '10:00', '12:00');
    await hours('dismissed', '17:00', '23:00');
    expect(await capacity()).toBe(510 + 120 + 60);
    await absence();
    expect(await capacity()).toBe(120 + 60);
    await absence({ mechanic_id: workshop.idOf('otherMechanic'), part: 'morning', reason: 'Doctor' });
    expect(await capacity()).toBe(60 + 60);
    await absence({ mechanic_id: workshop.idOf('otherMechanic'), part: 'afternoon', reason: 'Doctor' });
    expect(await capacity()).toBe(60);
    expect(await capacity(nextDay)).toBe(510 + 120 + 60);
  });

  test('are none on a weekday without hours', async () => {
    await call(await manager(), 'save_mechanic_hours', {
      mechanic_id: workshop.idOf('mechanic'),
      hours: [{ weekday: 1 + ((new Date(nextDay).getUTCDay() + 6) % 7), starts: '09:00', ends: '11:00' }],
    });
    expect(await capacity()).toBe(2 * 510);
    expect(await capacity(nextDay)).toBe(Math.min(2 * 510, 120 + 2 * 510));
  });

  test.each([
    [{ first_day: null }, 'first_day'],
    [{ last_day: dayAhead(-400) }, 'last_day'],
    [{ part: 'night' }, 'part'],
    [{ part: 'morning', last_day: nextDay }, 'last_day'],
    [{ reason: ' ' }, 'reason'],
  ])('an absence with %j is refused', async (details, hint) => {
    await expect(absence(details)).rejects.toThrow('PT400');
    expect(
      await refuse(await manager(), 'add_absence', {
        mechanic_id: workshop.idOf('mechanic'),
        first_day: bookableDay,
        last_day: bookableDay,
        part: 'day',
        reason: 'x',
        ...details,
      }),
    ).toMatchObject({ code: 'PT400', hint });
  });

  test('an absence over another is refused, and one that was removed is gone', async () => {
    const added = await absence();
    const { absences } = added;
    const mechanic_id = workshop.idOf('mechanic');
    expect(await call(await manager(), 'working_times', { mechanic_id })).toEqual(added);
    await expect(absence({ first_day: dayAhead(20), last_day: nextDay })).rejects.toThrow('PT409');
    const [{ absence_id }] = absences as [{ absence_id: number }];
    expect(await call(await manager(), 'remove_absence', { absence_id })).toMatchObject({
      hours: null,
      absences: [],
    });
    expect(await refuse(await manager(), 'remove_absence', { absence_id })).toMatchObject({ code: 'PT404' });
  });

  test('hours that someone else changed are not overwritten, and wrong ones are refused', async () => {
    const { hours: expected } = await hours('mechanic', '09:00', '17:00');
    await expect(hours('mechanic', '10:00', '17:00')).rejects.toThrow('PT412');
    const mechanic_id = workshop.idOf('mechanic');
    for (const [given, hint] of [
      [[], 'hours'],
      [[{ weekday: 8, starts: '09:00', ends: '17:00' }], 'hours'],
      [[{ weekday: 2, starts: '09:00', ends: '09:00' }], 'ends 2'],
    ])
      expect(
        await refuse(await manager(), 'save_mechanic_hours', { mechanic_id, hours: given }),
      ).toMatchObject({ code: 'PT400', hint });
    expect(
      await call(await manager(), 'save_mechanic_hours', { mechanic_id, hours: null, expected }),
    ).toMatchObject({
      hours: null,
    });
  });
});

describe('what no longer fits', () => {
  test('is listed after an absence of its mechanic, a closed day and a shorter one @long', async () => {
    const mechanic_id = workshop.idOf('mechanic');
    const first = await book();
    const second = await book();
    await call(await manager(), 'assign_mechanic', { request_id: first.request_id, mechanic_id });
    expect(await misfits()).toEqual([]);
    await absence();
    expect(await misfits()).toEqual([[first.request_id, 'absent']]);
    await oneBay();
    await rows("update public.opening_hours set closes = '13:00' where true");
    expect(await misfits()).toEqual([
      [first.request_id, 'absent'],
      [second.request_id, 'full'],
    ]);
    await rows("insert into public.closed_days (day, reason) values ($1, 'Festival')", [bookableDay]);
    expect(await misfits()).toEqual([
      [first.request_id, 'closed'],
      [second.request_id, 'closed'],
    ]);
  });

  test('is three hours of work on a day of half an hour, in the garage or of its mechanic @long', async () => {
    const { request_id } = await book();
    const half = () =>
      rows(
        "update public.opening_hours set closes = '09:30', break_from = null, break_to = null where weekday = extract(isodow from $1::date)",
        [bookableDay],
      );
    await half();
    expect(await misfits()).toContainEqual([request_id, 'short']);
    expect(await refusedBooking()).toMatchObject({ code: 'PT409', details: nextDay });
    await rows("update public.opening_hours set closes = '18:00' where true");
    const mechanic_id = workshop.idOf('mechanic');
    await call(await manager(), 'assign_mechanic', { request_id, mechanic_id });
    expect(await misfits()).toEqual([]);
    const weekday = 1 + ((new Date(bookableDay).getUTCDay() + 6) % 7);
    const saved = await call(await manager(), 'save_mechanic_hours', {
      mechanic_id,
      hours: [1, 2, 3, 4, 5, 6, 7].map((each) => ({
        weekday: each,
        starts: '09:00',
        ends: each === weekday ? '09:30' : '18:00',
      })),
    });
    expect(saved).toMatchObject({
      misfits: { rows: expect.arrayContaining([expect.objectContaining({ request_id, reason: 'short' })]) },
    });
  });

  test('is no car that has arrived', async () => {
    await rows('update public.service_requests set scheduled_date = now() where request_id = $1', [
      requests.approved,
    ]);
    await absence({ first_day: dayAhead(0), last_day: dayAhead(0) });
    expect(await misfits()).toEqual([[requests.approved, 'absent']]);
    await call(await manager(), 'check_in', {
      request_id: requests.approved,
      kilometres: 10,
      fuel: 'half',
    });
    expect(await misfits()).toEqual([]);
  });
});

test('the minutes of each mechanic on a day are those of hours and absences, and what is assigned @long', async () => {
  await hours('mechanic', '09:00', '17:00');
  await rows('update public.service_requests set scheduled_date = private.scheduled_time($1::date)', [
    dayAhead(33),
  ]);
  const { request_id } = await book();
  await call(await manager(), 'assign_mechanic', { request_id, mechanic_id: workshop.idOf('mechanic') });
  const minutes = async () => {
    const found = await call<{
      minutes: { day: string; mechanic_id: string; minutes: number; booked: number }[];
    }>(await manager(), 'list_assignments');
    return found.minutes
      .filter(({ day }) => day === bookableDay)
      .filter(({ mechanic_id }) => mechanic_id === workshop.idOf('mechanic'))
      .map((day) => [day.minutes, day.booked]);
  };
  expect(await minutes()).toEqual([[480, 180]]);
  await absence({ part: 'morning' });
  expect(await minutes()).toEqual([[240, 180]]);
  // Another of that day, so that the day is asked about.
  await book();
  await call(await manager(), 'cancel_request', { request_id, reason: 'Sold' });
  expect(await minutes()).toEqual([[240, 0]]);
});

import { bookableDay, dayAhead } from '../../../local-backend/testing/bookable-day.ts';
import { emailOf, password } from '../support/people.ts';
import { connect, openWorkshop, requests, services, vehicles, type Workshop } from '../support/workshop.ts';
import { openLockContention } from './lock-contention.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  // One bay of 540 minutes, so that a day takes three brake repairs.
  await rows("update public.bays set active = name = 'Lift 1'");
});
afterAll(() => workshop.close());

const rows = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);
const sessionsOf = (role: 'customer' | 'otherCustomer' | 'manager', count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const client = connect(workshop.backend);
      await client.auth.signInWithPassword({ email: emailOf(role), password });
      return client;
    }),
  );
type Client = Awaited<ReturnType<typeof sessionsOf>>[number];
const outcome = async (request: PromiseLike<{ error: { code?: string } | null }>) =>
  (await request).error?.code ?? 'done';
const book = (client: Client, vehicle_id: number, scheduled_date = bookableDay) =>
  outcome(client.rpc('book_service', { vehicle_id, service_ids: [services.brakeRepair], scheduled_date }));
const booked = async (day = bookableDay) =>
  (await rows('select booked from private.plan_days($1::date, $1::date)', [day]))[0]?.booked;

test('of 50 parallel bookings of a day with one place left exactly one gets it @long', async () => {
  const mine = await sessionsOf('customer', 3);
  const others = await sessionsOf('otherCustomer', 3);
  const [first] = mine;
  if (!first) throw new Error('No session');
  expect(await Promise.all([book(first, vehicles.first), book(first, vehicles.first)])).toEqual([
    'done',
    'done',
  ]);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      index % 2
        ? book(mine[index % 3] ?? first, vehicles.first)
        : book(others[index % 3] ?? first, vehicles.others),
    ),
  );
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  expect(answers.filter((answer) => answer === 'PT409')).toHaveLength(49);
  expect(await booked()).toBe(540);
});

test('of moves and bookings that meet in the last place exactly one gets it @long', async () => {
  const [mine] = await sessionsOf('customer', 1);
  const [others] = await sessionsOf('otherCustomer', 1);
  const [manager] = await sessionsOf('manager', 1);
  if (!mine || !others || !manager) throw new Error('No session');
  await rows(
    `insert into public.service_requests (customer_id, vehicle_id, scheduled_date, estimated_cost, service_name, brand,
       model, registration_number)
     select customer_id, vehicle_id, private.scheduled_time($1::date), 0, service_name, brand, model, registration_number
     from public.service_requests where request_id = $2`,
    [bookableDay, requests.pending],
  );
  const contention = await openLockContention(workshop.backend);
  for (const round of [20, 21]) {
    const day = dayAhead(round);
    await rows('delete from public.closed_days where day = $1', [day]);
    expect(await Promise.all([book(mine, vehicles.first, day), book(others, vehicles.others, day)])).toEqual([
      'done',
      'done',
    ]);
    // None can write before all have begun, so each would find the place free if it did not wait for the others.
    const answers = await contention.race('lock table public.service_requests in share row exclusive mode', [
      () => book(mine, vehicles.first, day),
      () => book(others, vehicles.others, day),
      ...[requests.inProgress, requests.othersInProgress].map(
        (request_id) => () =>
          outcome(manager.rpc('move_request', { request_id, scheduled_date: day, reason: 'No bay' })),
      ),
    ]);
    expect([...answers].sort()).toEqual(['PT409', 'PT409', 'PT409', 'done']);
    expect(await booked(day)).toBe(540);
  }
  await contention.close();
});

test('a booking waits for a change of capacity, and sees what it left @long', async () => {
  const [mine] = await sessionsOf('customer', 1);
  if (!mine) throw new Error('No session');
  const contention = await openLockContention(workshop.backend);
  try {
    const change = await contention.hold('select private.lock_capacity()');
    const answer = book(mine, vehicles.first);
    await contention.untilWaiting(1);
    await rows('update public.bays set active = false');
    await rows("insert into public.bays (name, active) values ('Narrow', true)");
    await rows(
      `update public.opening_hours set closes = opens + interval '1 hour', break_from = null, break_to = null
       where weekday = extract(isodow from $1::date)`,
      [bookableDay],
    );
    await rows(
      `insert into public.service_requests (customer_id, vehicle_id, scheduled_date, estimated_cost, service_name, brand,
         model, registration_number)
       select customer_id, vehicle_id, private.scheduled_time($1::date), 0, service_name, brand, model, registration_number
       from public.service_requests where request_id = $2`,
      [bookableDay, requests.pending],
    );
    await change.release();
    expect(await answer).toBe('PT409');
  } finally {
    await contention.close();
  }
});

test('a change of capacity waits for the bookings that are being made', async () => {
  const [manager] = await sessionsOf('manager', 1);
  if (!manager) throw new Error('No session');
  const contention = await openLockContention(workshop.backend);
  try {
    const booking = await contention.hold(
      `select set_config('request.jwt.claims', '{}', true), private.require_room('${bookableDay}', 60, false)`,
    );
    const day = { first_day: bookableDay, last_day: bookableDay, part: 'day', reason: 'Ill' };
    const answer = outcome(manager.rpc('add_absence', { mechanic_id: workshop.idOf('mechanic'), ...day }));
    await contention.untilWaiting(1);
    await booking.release();
    expect(await answer).toBe('done');
  } finally {
    await contention.close();
  }
});

test('an absence entered while bookings run lists every one that no longer fits @long', async () => {
  const [mine] = await sessionsOf('customer', 1);
  const [others] = await sessionsOf('otherCustomer', 1);
  const [manager] = await sessionsOf('manager', 1);
  if (!mine || !others || !manager) throw new Error('No session');
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts: '09:00', ends: '18:00' }));
  await rows('delete from public.mechanics where mechanic_id <> $1', [workshop.idOf('mechanic')]);
  await manager.rpc('save_mechanic_hours', { mechanic_id: workshop.idOf('mechanic'), hours: week });
  for (const round of [20, 21, 22, 23, 24]) {
    const day = dayAhead(round);
    const [absence, ...answers] = await Promise.all([
      outcome(
        manager.rpc('add_absence', {
          mechanic_id: workshop.idOf('mechanic'),
          first_day: day,
          last_day: day,
          part: 'day',
          reason: 'Ill',
        }),
      ),
      book(mine, vehicles.first, day),
      book(others, vehicles.others, day),
      book(mine, vehicles.second, day),
    ]);
    expect(absence).toBe('done');
    const { data } = await manager.rpc('list_misfits');
    const [found] = await rows(
      `select count(*)::int as requests from public.service_requests
       where (scheduled_date at time zone private.garage_time_zone())::date = $1::date`,
      [day],
    );
    const kept = answers.filter((answer) => answer === 'done').length;
    expect(found?.requests).toBe(kept);
    // The first of them has the day alone: a job longer than a day is not refused either.
    expect((data as { rows: { day: string }[] }).rows.filter((misfit) => misfit.day === day).length).toBe(
      Math.max(kept, 0),
    );
  }
});

test('of 50 parallel bookings of a drop-off time with two places exactly two get it, and a move waits its turn @long', async () => {
  const mine = await sessionsOf('customer', 3);
  const others = await sessionsOf('otherCustomer', 3);
  const [manager] = await sessionsOf('manager', 1);
  const [first] = mine;
  if (!first || !manager) throw new Error('No session');
  await rows('update public.bays set active = true');
  await manager.rpc('save_drop_off_slots', {
    slots: [
      { slot: '09:30', cars: 2 },
      { slot: '10:00', cars: 1 },
    ],
  });
  const bookAt = (client: Client, vehicle_id: number, drop_off: string) =>
    outcome(
      client.rpc('book_service', {
        vehicle_id,
        service_ids: [services.oilChange],
        scheduled_date: bookableDay,
        drop_off,
      }),
    );
  const answers = await Promise.all([
    ...Array.from({ length: 48 }, (_, index) =>
      index % 2
        ? bookAt(mine[index % 3] ?? first, vehicles.first, '09:30')
        : bookAt(others[index % 3] ?? first, vehicles.others, '09:30'),
    ),
    ...[requests.inProgress, requests.othersInProgress].map((request_id) =>
      outcome(
        manager.rpc('move_request', {
          request_id,
          scheduled_date: bookableDay,
          drop_off: '09:30',
          reason: 'No bay',
        }),
      ),
    ),
  ]);
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(2);
  expect(answers.filter((answer) => answer === 'PT409')).toHaveLength(48);
  expect(
    await rows('select slot, taken from private.day_slots($1::date, $1::date) order by slot', [bookableDay]),
  ).toEqual([
    { slot: '09:30:00', taken: 2 },
    { slot: '10:00:00', taken: 0 },
  ]);
});

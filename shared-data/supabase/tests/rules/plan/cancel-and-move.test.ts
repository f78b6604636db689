import { bookableDay, dayAhead, openDay } from '../../../../local-backend/testing/bookable-day.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  await garage({ cutoff: 18, phone: '' });
  await schedule([requests.pending, requests.approved], 9);
});
afterAll(() => workshop.close());

const garage = ({ cutoff, phone }: { cutoff: number; phone: string }) =>
  workshop.backend.exec(
    'update private.garage set change_cutoff_hour = $1::int, phone = $2::text where true',
    [cutoff, phone],
  );
const schedule = (ids: number[], daysAhead: number) =>
  workshop.backend.exec(
    `update public.service_requests set scheduled_date = private.scheduled_time(private.today() + $1::int)
     where request_id = any ($2::bigint[])`,
    [daysAhead, `{${ids.join()}}`],
  );
const read = async (id: number) => {
  const [row] = await workshop.backend.exec('select * from public.service_requests where request_id = $1', [
    id,
  ]);
  return row ?? {};
};
const lastChange = async () => {
  const [row] = await workshop.backend.exec(
    'select actor_name, actor_role, subject_key, before, after from private.changes order by change_id desc limit 1',
  );
  return row;
};
/** The hour of the cut-off that has passed, or not, for an appointment tomorrow. */
const passed = 0;
const hourNow = () =>
  Number(
    new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', hour: 'numeric', hourCycle: 'h23' }).format(),
  );
const tooLate = 'It is too late to cancel or move this appointment here. Please call the garage';

describe('cancelling', () => {
  test.each(['pending', 'approved'] as const)('a customer cancels an own %s request', async (state) => {
    const request_id = requests[state];
    const customer = await workshop.as('customer');
    expect(await call(customer, 'cancel_request', { request_id, reason: ' Sold the car ' })).toEqual({
      request_id,
      status: 'cancelled',
    });
    expect(await read(request_id)).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'customer',
      cancelled_by_name: 'Asha',
      cancel_reason: 'Sold the car',
    });
    expect(await lastChange()).toMatchObject({
      actor_name: 'Asha',
      actor_role: 'customer',
      subject_key: String(request_id),
      before: { status: state },
      after: { status: 'cancelled', cancel_reason: 'Sold the car' },
    });
  });

  test.each([
    ['inProgress', 'Work on your vehicle has begun. Please call the garage.'],
    ['completed', 'This request is already completed'],
    ['cancelled', 'This request is already cancelled'],
  ] as const)('a customer cannot cancel or move one that is %s', async (state, message) => {
    const request_id = requests[state];
    const before = await read(request_id);
    const customer = await workshop.as('customer');
    expect(await refuse(customer, 'cancel_request', { request_id })).toEqual({ code: 'PT409', message });
    const there = { request_id, scheduled_date: bookableDay };
    expect(await refuse(customer, 'move_request', there)).toEqual({ code: 'PT409', message });
    expect(await read(request_id)).toEqual(before);
  });

  test.each(['pending', 'approved', 'inProgress'] as const)(
    'a manager cancels a request that is %s, with a reason',
    async (state) => {
      const request_id = requests[state];
      const manager = await workshop.as('manager');
      expect(await refuse(manager, 'cancel_request', { request_id, reason: ' ' })).toEqual({
        code: 'PT400',
        message: 'Please enter a reason',
        hint: 'reason',
      });
      await call(manager, 'cancel_request', { request_id, reason: 'No lift' });
      expect(await read(request_id)).toMatchObject({
        status: 'cancelled',
        cancelled_by: 'manager',
        cancelled_by_name: 'Meera',
        cancel_reason: 'No lift',
        started_at: null,
      });
    },
  );

  test.each([
    ['completed', 'This request is already completed'],
    ['cancelled', 'This request is already cancelled'],
  ] as const)('a manager cannot cancel or move one that is %s', async (state, message) => {
    const request_id = requests[state];
    const manager = await workshop.as('manager');
    expect(await refuse(manager, 'cancel_request', { request_id, reason: 'x' })).toMatchObject({ message });
    const there = { request_id, scheduled_date: bookableDay, reason: 'x' };
    expect(await refuse(manager, 'move_request', there)).toMatchObject({ code: 'PT409', message });
  });

  test("another customer's request is not found", async () => {
    const other = await workshop.as('otherCustomer');
    const request_id = requests.pending;
    for (const [name, parameters] of [
      ['cancel_request', { request_id }],
      ['move_request', { request_id, scheduled_date: bookableDay }],
    ] as const)
      expect(await refuse(other, name, parameters)).toMatchObject({
        code: 'PT404',
        message: 'Service request not found',
      });
  });

  test('a repeat changes nothing, another reason is refused', async () => {
    const customer = await workshop.as('customer');
    const once = { request_id: requests.pending, reason: 'Ill' };
    await call(customer, 'cancel_request', once);
    const before = await read(requests.pending);
    expect(await call(customer, 'cancel_request', once)).toEqual({
      request_id: requests.pending,
      status: 'cancelled',
    });
    expect(await read(requests.pending)).toEqual(before);
    expect(await refuse(customer, 'cancel_request', { ...once, reason: 'Other' })).toMatchObject({
      message: 'This request is already cancelled',
    });
  });

  test('the mechanic sees the cancelled job until its day has passed, and has one open job less @long', async () => {
    const [manager, mechanic] = [await workshop.as('manager'), await workshop.as('mechanic')];
    const openJobs = async () => {
      const list = await call<{ name: string; open_jobs: number }[]>(
        manager,
        'list_mechanics_for_assignment',
      );
      return list.find(({ name }) => name === 'Ravi')?.open_jobs;
    };
    const jobs = async () =>
      (await call<{ rows: { request_id: number; cancellation: unknown }[] }>(mechanic, 'list_jobs')).rows;
    expect(await openJobs()).toBe(2);
    await call(manager, 'cancel_request', { request_id: requests.approved, reason: 'No lift' });
    expect(await openJobs()).toBe(1);
    expect((await jobs()).map(({ request_id }) => request_id)).toEqual([3, 2, 4, 5]);
    expect((await jobs())[1]?.cancellation).toMatchObject({
      by: 'manager',
      name: 'Meera',
      reason: 'No lift',
    });
    const summary = await call(mechanic, 'job_summary');
    expect(summary.total_assigned).toBe(3);
    await workshop.backend.exec(
      "update public.service_requests set scheduled_date = now() - interval '2 days', cancelled_at = now() - interval '3 days' where request_id = 2",
    );
    expect((await jobs()).map(({ request_id }) => request_id)).toEqual([3, 4, 5]);
  });
});

describe('the evening before', () => {
  test.each([
    ['today', 0, 23],
    ['tomorrow, past the hour', 1, passed],
  ])('a customer can no longer change an appointment %s', async (_, days, cutoff) => {
    await schedule([requests.pending], days);
    await garage({ cutoff, phone: '' });
    const customer = await workshop.as('customer');
    const request_id = requests.pending;
    const refused = { code: 'PT409', message: `${tooLate}.` };
    expect(await refuse(customer, 'cancel_request', { request_id })).toEqual(refused);
    expect(await refuse(customer, 'move_request', { request_id, scheduled_date: bookableDay })).toEqual(
      refused,
    );
    const { rows } = await call<{ rows: Record<string, unknown>[] }>(customer, 'list_requests');
    expect(rows.find((row) => row.request_id === request_id)).toMatchObject({
      change_refusal: `${tooLate}.`,
    });
    await call(await workshop.as('manager'), 'cancel_request', { request_id, reason: 'Called us' });
  });

  test('the sentence has the phone number of the garage', async () => {
    await schedule([requests.pending], 0);
    await garage({ cutoff: 18, phone: '+91 80 5550 0100' });
    const refusal = await refuse(await workshop.as('customer'), 'cancel_request', {
      request_id: requests.pending,
    });
    expect(refusal.message).toBe(`${tooLate} at +91 80 5550 0100.`);
  });

  test('before that hour the customer may', async () => {
    // At 23 hours the latest setting has passed.
    const isLate = hourNow() >= 23;
    await schedule([requests.pending], isLate ? 2 : 1);
    await garage({ cutoff: 23, phone: '' });
    await call(await workshop.as('customer'), 'cancel_request', { request_id: requests.pending });
  });
});

describe('moving', () => {
  const there = { request_id: requests.approved, scheduled_date: bookableDay };

  test('keeps status and mechanic, and says from when, by whom and why', async () => {
    const before = await read(requests.approved);
    const customer = await workshop.as('customer');
    const moved = await call(customer, 'move_request', { ...there, reason: 'On a journey' });
    expect(moved).toMatchObject({ request_id: requests.approved, status: 'approved' });
    expect(new Date(String(moved.scheduled_date))).toEqual(new Date(`${bookableDay}T09:00:00+05:30`));
    expect(await read(requests.approved)).toMatchObject({
      status: 'approved',
      mechanic_name: 'Ravi',
      moved_by: 'customer',
      moved_by_name: 'Asha',
      move_reason: 'On a journey',
      moved_from: before.scheduled_date,
    });
    expect(await lastChange()).toMatchObject({ actor_name: 'Asha', after: { move_reason: 'On a journey' } });
    const { rows } = await call<{ rows: Record<string, unknown>[] }>(
      await workshop.as('mechanic'),
      'list_jobs',
    );
    expect(rows.find(({ request_id }) => request_id === requests.approved)).toMatchObject({
      last_move: { by: 'customer', name: 'Asha', reason: 'On a journey' },
    });
  });

  test.each([
    ['2020-01-01', 'The preferred date cannot be in the past'],
    [dayAhead(400), 'The preferred date cannot be more than a year ahead'],
    [null, 'Please select a preferred date'],
    ['infinity', 'Please select a preferred date'],
    [dayAhead(0), null],
  ])('to %s follows the rules of booking: %s', async (scheduled_date, message) => {
    const manager = await workshop.as('manager');
    const parameters = { request_id: requests.pending, scheduled_date, reason: 'x' };
    if (message === null) await call(manager, 'move_request', parameters);
    else
      expect(await refuse(manager, 'move_request', parameters)).toEqual({
        code: 'PT400',
        message,
        hint: 'scheduled_date',
      });
  });

  test('a repeat changes nothing; the day it is on is refused', async () => {
    const customer = await workshop.as('customer');
    const seen_date = new Date(String((await read(requests.approved)).scheduled_date)).toISOString();
    const first = await call(customer, 'move_request', { ...there, seen_date });
    const before = await read(requests.approved);
    expect(await call(customer, 'move_request', { ...there, seen_date })).toEqual(first);
    expect(await read(requests.approved)).toEqual(before);
    const again = { ...there, seen_date: first.scheduled_date };
    expect(await refuse(customer, 'move_request', again)).toMatchObject({
      code: 'PT400',
      message: 'Please select another day',
    });
  });

  test('whoever saw another day is told the new one', async () => {
    const { scheduled_date } = await read(requests.approved);
    const seen_date = new Date(String(scheduled_date)).toISOString();
    await call(await workshop.as('manager'), 'move_request', { ...there, reason: 'No lift' });
    const customer = await workshop.as('customer');
    for (const [name, more] of [
      ['cancel_request', {}],
      ['move_request', { scheduled_date: dayAhead(12) }],
    ] as const) {
      const refusal = await refuse(customer, name, { request_id: requests.approved, seen_date, ...more });
      expect(refusal).toMatchObject({ code: 'PT412' });
      expect(refusal.message).toMatch(/^This request was moved to \d+ \w+ \d{4} in the meantime\./);
    }
  });

  test('a manager moves a job in progress, with a reason of no more than 5,000 characters or without one', async () => {
    const manager = await workshop.as('manager');
    const job = { request_id: requests.inProgress, scheduled_date: bookableDay };
    expect(await refuse(manager, 'move_request', { ...job, reason: 'x'.repeat(5001) })).toMatchObject({
      code: 'PT400',
      hint: 'reason',
    });
    await call(manager, 'move_request', { ...job, reason: 'Parts are late' });
    const moved = { status: 'in_progress', moved_by: 'manager' };
    expect(await read(requests.inProgress)).toMatchObject({ ...moved, move_reason: 'Parts are late' });
    await call(manager, 'move_request', { ...job, scheduled_date: openDay(9), reason: ' ' });
    expect(await read(requests.inProgress)).toMatchObject({ ...moved, move_reason: null });
  });
});

describe('deleting a vehicle with open requests', () => {
  const rowsOf = (query: string) => workshop.backend.exec(query);

  test('cancels them and deletes it', async () => {
    await rowsOf('delete from public.service_requests where request_id = 3');
    const customer = await workshop.as('customer');
    const answer = await call(customer, 'cancel_and_delete_vehicle', { vehicle_id: 1, request_ids: [1, 2] });
    expect(answer).toEqual({ vehicle_id: 1 });
    expect(await rowsOf('select vehicle_id from public.vehicles where vehicle_id = 1')).toEqual([]);
    for (const id of [1, 2])
      expect(await read(id)).toMatchObject({
        status: 'cancelled',
        cancel_reason: 'The vehicle was deleted',
        cancelled_by_name: 'Asha',
      });
  });

  test.each([
    [[1, 2, 3], 'Work on your vehicle has begun. Please call the garage.'],
    [[1, 2], 'This vehicle has open service requests and cannot be deleted'],
    [null, 'This vehicle has open service requests and cannot be deleted'],
  ])('changes nothing when one stays in the way: %j', async (request_ids, message) => {
    const before = await rowsOf('select * from public.service_requests order by 1');
    const parameters = { vehicle_id: 1, request_ids };
    expect(await refuse(await workshop.as('customer'), 'cancel_and_delete_vehicle', parameters)).toEqual({
      code: 'PT409',
      message,
    });
    expect(await rowsOf('select * from public.service_requests order by 1')).toEqual(before);
  });

  test("another customer's vehicle is not found", async () => {
    const refusal = await refuse(await workshop.as('otherCustomer'), 'cancel_and_delete_vehicle', {
      vehicle_id: 1,
      request_ids: [1],
    });
    expect(refusal).toMatchObject({ code: 'PT404', message: 'Vehicle not found' });
  });
});

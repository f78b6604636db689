import { bookableDay, dayAhead } from '../../../../local-backend/testing/bookable-day.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const exec = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);
const booking = {
  vehicle_id: vehicles.first,
  service_ids: [services.oilChange],
  scheduled_date: bookableDay,
};

/** Copies of the customer's pending request, with another status and time. */
const addRequests = (count: number, status: string, age: string) =>
  exec(
    `insert into public.service_requests (customer_id, status, scheduled_date, estimated_cost, created_at, service_name,
       brand, model, year, registration_number, cancelled_at, cancelled_by)
     select r.customer_id, $2, r.scheduled_date, 1, now() - $3::interval, r.service_name, r.brand, r.model, r.year,
       r.registration_number, case when $2 = 'cancelled' then now() end, case when $2 = 'cancelled' then 'customer' end
     from public.service_requests r, generate_series(1, $1::int) where r.request_id = ${requests.pending}`,
    [count, status, age],
  );

describe('a customer', () => {
  test('books until 20 requests are open, and again when one is not @long', async () => {
    await exec("update private.garage set phone = '080 1234' where true");
    // Three of the fixture's are open.
    await addRequests(16, 'pending', '9 days');
    const customer = await workshop.as('customer');
    const last = { ...booking, idempotency_key: '11111111-1111-4111-8111-111111111111' };
    const booked = await call<{ request_id: number }>(customer, 'book_service', last);
    expect(await refuse(customer, 'book_service', booking)).toEqual({
      code: 'PT409',
      message:
        'You have 20 open bookings, which is the most that can be booked here. Please call the garage at 080 1234.',
    });
    expect(await call(customer, 'book_service', last)).toEqual(booked);
    await call(customer, 'cancel_request', { request_id: booked.request_id });
    await call(customer, 'book_service', booking);
    await exec("update private.garage set phone = '' where true");
  });

  test('books 30 times within a day, cancelled bookings counted', async () => {
    await addRequests(30, 'cancelled', '23 hours');
    const customer = await workshop.as('customer');
    expect(await refuse(customer, 'book_service', booking)).toEqual({
      code: 'PT429',
      message:
        'You have booked 30 times within a day, which is the most that can be booked here. Please call the garage.',
    });
    await exec(
      "update public.service_requests set created_at = created_at - interval '2 hours' where status = 'cancelled'",
    );
    await call(customer, 'book_service', booking);
  });

  test('is limited alone: others book, and a manager books for them', async () => {
    await addRequests(20, 'pending', '1 hour');
    await addRequests(20, 'cancelled', '1 hour');
    await call(await workshop.as('otherCustomer'), 'book_service', {
      ...booking,
      vehicle_id: vehicles.others,
    });
    await call(await workshop.as('manager'), 'book_for', {
      ...booking,
      customer_id: workshop.idOf('customer'),
    });
  });
});

describe('a day on which the garage is closed', () => {
  const day = dayAhead(12);
  const closings: [string, () => Promise<unknown>, RegExp][] = [
    [
      'as a closed day',
      () => exec("insert into public.closed_days (day, reason) values ($1, 'Stocktaking')", [day]),
      /^The garage is closed on \d+ \w{3} \d{4} \(Stocktaking\)\. The next free day is \d+ \w{3} \d{4}\.$/,
    ],
    [
      'every week',
      () =>
        exec(
          'update public.opening_hours set opens = null, closes = null where weekday = extract(isodow from $1::date)',
          [day],
        ),
      /^The garage is closed on \w+days\. The next free day is \d+ \w{3} \d{4}\.$/,
    ],
  ];

  test.each(closings)('%s: nothing is booked on it or moved to it', async (_, close, sentence) => {
    await close();
    const refusal = { code: 'PT400', hint: 'scheduled_date', message: expect.stringMatching(sentence) };
    const [customer, manager] = [await workshop.as('customer'), await workshop.as('manager')];
    const closed = { ...booking, scheduled_date: day };
    expect(await refuse(customer, 'book_service', closed)).toEqual(refusal);
    expect(await refuse(manager, 'book_for', { ...closed, customer_id: workshop.idOf('customer') })).toEqual(
      refusal,
    );
    const move = { request_id: requests.pending, scheduled_date: day, reason: 'Full' };
    expect(await refuse(manager, 'move_request', move)).toEqual(refusal);
    const { token } = await call<{ token: string }>(manager, 'create_link', {
      request_id: requests.pending,
    });
    expect(
      await refuse(await workshop.as('visitor'), 'answer_reminder', {
        token,
        answer: 'move',
        scheduled_date: day,
      }),
    ).toEqual(refusal);
  });
});

test.each([
  ['registration_number', 'Registration number'],
  ['brand', 'Brand'],
  ['model', 'Model'],
])('a vehicle whose %s is a web address is refused: mails show it', async (column, label) => {
  const { error } = await (await workshop.as('customer'))
    .from('vehicles')
    .update({ [column]: 'www.evil.example' })
    .eq('vehicle_id', vehicles.first);
  expect(error).toMatchObject({
    code: 'PT400',
    hint: column,
    message: `${label} must not contain a web address`,
  });
});

import { bookableDay } from '../../../local-backend/testing/bookable-day.ts';
import { emailOf, password } from '../support/people.ts';
import { connect, openWorkshop, requests, services, vehicles, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const rows = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);
const fifty = Array.from({ length: 50 }, (_, index) => index);

test('of 50 parallel bookings exactly as many succeed as the limit leaves, and one notice counts them @long', async () => {
  const sessions = await Promise.all(
    [1, 2, 3, 4, 5].map(async () => {
      const client = connect(workshop.backend);
      await client.auth.signInWithPassword({ email: emailOf('customer'), password });
      return client;
    }),
  );
  await rows('insert into private.unproved_addresses (customer_id) values ($1)', [workshop.idOf('customer')]);
  const answers = await Promise.all(
    fifty.map(async (index) => {
      const { error } = await (sessions[index % 5] ?? connect(workshop.backend)).rpc('book_service', {
        vehicle_id: vehicles.first,
        service_ids: [services.oilChange],
        scheduled_date: bookableDay,
      });
      return error?.code ?? 'booked';
    }),
  );
  // Three requests of the fixture are open.
  expect(answers.filter((answer) => answer === 'booked')).toHaveLength(17);
  expect(answers.filter((answer) => answer === 'PT409')).toHaveLength(33);
  expect(
    await rows(
      `select count(*)::int as open from public.service_requests
       where customer_id = $1 and status in ('pending', 'approved', 'in_progress')`,
      [workshop.idOf('customer')],
    ),
  ).toEqual([{ open: 20 }]);
  expect(
    await rows(`select event, times from private.notices where recipient = $1 and event = 'booking_made'`, [
      workshop.idOf('manager'),
    ]),
  ).toEqual([{ event: 'booking_made', times: 17 }]);
  expect(await rows('select event from private.outbox where channel is not null')).toEqual([
    { event: 'booking_received' },
  ]);
});

test('of spellings of one number that many desks register at once one is a customer @long', async () => {
  const spellings = ['98765 43210', '+91 9876543210', '098765-43210', '9876543210'];
  const answers = await Promise.all(
    [...spellings, ...spellings].map(async (phone) => {
      const client = connect(workshop.backend);
      await client.auth.signInWithPassword({ email: emailOf('manager'), password });
      return (await client.rpc('register_walk_in', { name: 'Gita', phone })).error?.code ?? 'registered';
    }),
  );
  expect(answers.toSorted()).toEqual([...Array(7).fill('PT409'), 'registered']);
});

test('50 parallel messages to an unproved address are one mail, and no notice is lost', async () => {
  await rows('insert into private.unproved_addresses (customer_id) values ($1)', [workshop.idOf('customer')]);
  await Promise.all(
    fifty.map(async (index) => {
      await rows(`select private.tell('car_ready', ${requests.completed}, $1, '{"amount": 5}')`, [
        String(index),
      ]);
      await rows(`select private.notify_managers('estimate_answered', ${requests.completed}, $1, '{}')`, [
        String(index),
      ]);
    }),
  );
  expect(await rows('select count(channel)::int as mails from private.outbox')).toEqual([{ mails: 1 }]);
  expect(
    await rows('select sum(times)::int as times from private.notices where recipient = $1', [
      workshop.idOf('manager'),
    ]),
  ).toEqual([{ times: 50 }]);
});

import { bookableDay } from '../../../../local-backend/testing/bookable-day.ts';
import { emailOf } from '../../support/people.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  await exec('delete from private.refusal_counts where true');
  await exec('select private.note_refusals()');
  await exec('delete from private.refusal_counts where true');
});
afterAll(() => workshop.close());

const exec = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);

interface Count {
  day: string;
  kind: string;
  count: number;
}

/** What a manager reads, without the day. */
async function counted() {
  const counts = await call<Count[]>(await workshop.as('manager'), 'list_refusals');
  return Object.fromEntries(counts.map(({ kind, count }) => [kind, count]));
}

test('a refusal that rolls its call back is counted, by the role of the caller @long', async () => {
  const rate = { mechanic_id: '00000000-0000-4000-8000-000000000000', hourly_rate: 1 };
  for (const person of ['customer', 'customer', 'mechanic', 'restrictedManager', 'roleless'] as const) {
    expect(await refuse(await workshop.as(person), 'set_hourly_rate', rate)).toMatchObject({ code: 'PT403' });
  }
  expect(await counted()).toEqual({
    denied_customer: 2,
    denied_mechanic: 1,
    denied_manager: 1,
    denied_other: 1,
  });
  // Nothing is counted twice.
  expect(await counted()).toMatchObject({ denied_customer: 2 });
});

test('wrong secrets are counted, and the limits that they reach @long', async () => {
  const customer = await workshop.as('customer');
  const change = { new_password: 'another1', current_password: 'wrong' };
  for (let attempt = 0; attempt < 10; attempt += 1) await refuse(customer, 'change_password', change);
  expect(await refuse(customer, 'change_password', change)).toMatchObject({ code: 'PT429' });
  await refuse(await workshop.as('visitor'), 'open_link', { token: 'wrong' });
  await refuse(await workshop.as('visitor'), 'read_invitation', { code: 'wrong' });
  expect(await counted()).toEqual({
    wrong_password: 10,
    limit_change_password: 1,
    wrong_link: 1,
    wrong_invitation: 1,
  });
});

test('bookings beyond the limit are counted', async () => {
  await exec(
    `insert into public.service_requests (customer_id, status, scheduled_date, estimated_cost, service_name, brand, model,
       year, registration_number)
     select r.customer_id, 'pending', r.scheduled_date, 1, r.service_name, r.brand, r.model, r.year, r.registration_number
     from (select * from public.service_requests where status = 'pending' limit 1) r, generate_series(1, 20)`,
  );
  const booking = {
    vehicle_id: vehicles.first,
    service_ids: [services.oilChange],
    scheduled_date: bookableDay,
  };
  expect(await refuse(await workshop.as('customer'), 'book_service', booking)).toMatchObject({
    code: 'PT409',
  });
  expect(await counted()).toEqual({ limit_booking: 1 });
});

test('wrong passwords at the login of the embedded backend are counted, and their limit', async () => {
  const signIn = () =>
    workshop.backend.fetch('http://localhost/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { apikey: workshop.backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: emailOf('customer'), password: 'wrong' }),
    });
  for (let attempt = 0; attempt < 12; attempt += 1) await signIn();
  expect(await counted()).toEqual({ wrong_sign_in: 10, limit_sign_in: 2 });
});

test('a read-only transaction refuses without counting, as it cannot', async () => {
  await exec(`do $$ begin set transaction read only; perform private.count_refusal('wrong_link'); end $$`);
  expect(await counted()).toEqual({});
});

test('counts are kept for 30 days, without who it was', async () => {
  await refuse(await workshop.as('visitor'), 'open_link', { token: 'wrong' });
  await counted();
  await exec('update private.refusal_counts set day = day - 29 where true');
  expect(await counted()).toEqual({ wrong_link: 1 });
  await exec('update private.refusal_counts set day = day - 1 where true');
  await exec('select public.queue_reminders()');
  expect(await exec('select * from private.refusal_counts')).toEqual([]);
});

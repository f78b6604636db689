import type { SupabaseClient } from '@supabase/supabase-js';
import { bookableDay } from '../../../local-backend/testing/bookable-day.ts';
import { openLockContention } from '../concurrency/lock-contention.ts';
import { emailOf, password } from '../support/people.ts';
import { connect, openWorkshop, services, type Workshop } from '../support/workshop.ts';
import { checkRows, importRows, stageRows } from './stage-rows.ts';

let workshop: Workshop;
let track: Awaited<ReturnType<typeof openLockContention>>;
beforeAll(async () => {
  workshop = await openWorkshop();
  track = await openLockContention(workshop.backend);
});
beforeEach(() => workshop.reset());
afterAll(async () => {
  await track.close();
  await workshop.close();
});

const rows = (query: string) => workshop.backend.exec(query);
const anotherManager = async () => {
  const client = connect(workshop.backend);
  await client.auth.signInWithPassword({ email: emailOf('manager'), password });
  return client;
};
const attempt = async (client: SupabaseClient, name: string, parameters: Record<string, unknown>) => {
  const { error } = await client.rpc(name, parameters);
  return error ? `${error.code} ${error.message}` : 'done';
};
const logins = async () => Number((await rows('select count(*) as count from auth.users'))[0]?.count);
const gita = [['Gita Nair', '+91 98765 43210', '']];

async function stageGita() {
  const client = await workshop.as('manager');
  const importId = await stageRows(client, 'customers', gita);
  await checkRows(client, 'customers', importId);
  return { client, importId };
}

test('an import that two managers apply at once is applied once @long', async () => {
  const { client, importId } = await stageGita();
  const other = await anotherManager();
  const outcomes = await track.race(
    `select 1 from private.imports where import_id = ${importId} for update`,
    [client, other].map((manager) => () => attempt(manager, 'apply_import', { import_id: importId })),
  );
  expect(outcomes.sort()).toEqual([
    'PT409 Meera imported this file already. See it in the list of imports.',
    'done',
  ]);
  expect(await rows("select 1 from public.customers where name = 'Gita Nair'")).toHaveLength(1);
});

test('a phone number that someone takes while an import is applied refuses the import', async () => {
  const { client, importId } = await stageGita();
  const before = await logins();
  const holder = await track.hold(`
    with login as (insert into auth.users (id) values (gen_random_uuid()) returning id)
    insert into public.customers (customer_id, name, phone) select id, 'Ravi', '+91 98765 43210' from login`);
  const applying = attempt(client, 'apply_import', { import_id: importId });
  await track.untilWaiting(1);
  await holder.release();
  expect(await applying).toBe(
    'PT409 Customers, vehicles or parts have changed since the rows were checked. Check them again, then import.',
  );
  expect(await rows("select name from public.customers where phone = '+91 98765 43210'")).toEqual([
    { name: 'Ravi' },
  ]);
  expect(await logins()).toBe(before + 1);
});

test('a car is either booked or its import undone @long', async () => {
  const client = await workshop.as('manager');
  const other = await anotherManager();
  await importRows(client, 'customers', gita);
  const { import_id } = await importRows(client, 'vehicles', [
    ['MH 12 DE 1433', '9876543210', 'Maruti', 'Swift', '2020', '', '', ''],
  ]);
  const [car] = await rows("select vehicle_id, customer_id from public.vehicles where brand = 'Maruti'");
  const [undone, booked] = await track.race(
    `select 1 from public.vehicles where vehicle_id = ${car?.vehicle_id} for update`,
    [
      () => attempt(client, 'undo_import', { import_id }),
      () =>
        attempt(other, 'book_for', {
          ...car,
          service_ids: [services.oilChange],
          scheduled_date: bookableDay,
        }),
    ],
  );
  const [left] = await rows(
    `select count(*)::int as requests from public.service_requests where brand = 'Maruti'`,
  );
  if (undone === 'done') {
    expect(booked).toBe('PT404 Vehicle not found');
    expect(left).toEqual({ requests: 0 });
  } else {
    expect(undone).toContain('MH 12 DE 1433 (row 2) has a service request');
    expect([booked, left]).toEqual(['done', { requests: 1 }]);
  }
});

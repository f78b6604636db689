import { bookableDay } from '../../../local-backend/testing/bookable-day.ts';
import type { Person } from '../support/people.ts';
import { call } from '../support/rpc-calls.ts';
import { openWorkshop, services, vehicles, type Workshop } from '../support/workshop.ts';
import { openLockContention } from './lock-contention.ts';

let workshop: Workshop;
let track: Awaited<ReturnType<typeof openLockContention>>;
beforeAll(async () => {
  workshop = await openWorkshop();
  track = await openLockContention(workshop.backend);
});
beforeEach(async () => {
  await workshop.reset();
  // A second buyer.
  await workshop.backend.exec(`insert into public.customers (customer_id, name, email, phone, address)
    values ('${workshop.idOf('roleless')}', 'Chitra', 'roleless@example.test', '+91 90000 00500', '3 Quiet Street')`);
});
afterAll(async () => {
  await track.close();
  await workshop.close();
});

// Without any request in the fixture.
const car = { vehicle_id: vehicles.second };
const lock = `select 1 from public.vehicles where vehicle_id = ${car.vehicle_id} for update`;
const attempt = async (person: Person, name: string, parameters: Record<string, unknown>) => {
  const { data, error } = await (await workshop.as(person)).rpc(name, parameters);
  return error ? `${error.code} ${error.message}` : data;
};
const newCode = async () =>
  (await call<{ code: string }>(await workshop.as('customer'), 'pass_on_vehicle', car)).code;
const owner = async () => {
  const [row] = await workshop.backend.exec(
    `select customer_id from public.vehicles where vehicle_id = ${car.vehicle_id}`,
  );
  return row?.customer_id;
};

test('of two buyers with one code, one gets the car @long', async () => {
  const code = await newCode();
  const outcomes = await track.race(lock, [
    () => attempt('otherCustomer', 'take_vehicle', { code }),
    () => attempt('roleless', 'take_vehicle', { code }),
  ]);
  expect(outcomes).toContainEqual(car);
  expect(outcomes).toContainEqual(
    'PT404 This code is not valid. Please check it, or ask the owner for a new one.',
  );
  expect(await owner()).toBe(workshop.idOf(typeof outcomes[0] === 'string' ? 'roleless' : 'otherCustomer'));
});

test('a car is booked by its owner or taken by the buyer, never both @long', async () => {
  const code = await newCode();
  const booking = { ...car, service_ids: [services.oilChange], scheduled_date: bookableDay };
  const [taken, booked] = await track.race(lock, [
    () => attempt('otherCustomer', 'take_vehicle', { code }),
    () => attempt('customer', 'book_service', booking),
  ]);
  if (typeof booked === 'string') {
    expect([taken, booked]).toEqual([car, 'PT404 Vehicle not found']);
  } else {
    expect(taken).toBe(
      'PT409 This car has an open request. It can change its owner once that is completed or cancelled.',
    );
  }
  const [state] = await workshop.backend.exec(`
    select count(*)::int as foreign_requests from public.service_requests r join public.vehicles v using (vehicle_id)
    where r.status in ('pending', 'approved', 'in_progress') and r.customer_id <> v.customer_id`);
  expect(state).toEqual({ foreign_requests: 0 });
});

test('a code that is withdrawn while the buyer uses it gives the car or nothing', async () => {
  const code = await newCode();
  const [taken, withdrawn] = await track.race(lock, [
    () => attempt('otherCustomer', 'take_vehicle', { code }),
    () => attempt('customer', 'withdraw_vehicle_code', car),
  ]);
  const isTaken = typeof taken !== 'string';
  expect(await owner()).toBe(workshop.idOf(isTaken ? 'otherCustomer' : 'customer'));
  expect(withdrawn).toEqual(isTaken ? 'PT404 Vehicle not found' : { withdrawn: true });
});

test('a car that a manager passes on while its buyer takes it ends with the manager’s choice @long', async () => {
  const code = await newCode();
  const [last] = await workshop.backend.exec('select max(change_id) as id from private.changes');
  const [taken, passed] = await track.race(lock, [
    () => attempt('otherCustomer', 'take_vehicle', { code }),
    () => attempt('manager', 'pass_vehicle_to', { ...car, customer_id: workshop.idOf('roleless') }),
  ]);
  // Taken first, the manager passes on the car of the buyer; passed on first, the code is over.
  expect(passed).toEqual(car);
  expect(taken).toEqual(
    typeof taken === 'string'
      ? 'PT404 This code is not valid. Please check it, or ask the owner for a new one.'
      : car,
  );
  expect(await owner()).toBe(workshop.idOf('roleless'));
  const [changes] = await workshop.backend.exec(
    `select count(*)::int as count from private.changes
     where after -> 'details' ? 'owner' and change_id > ${Number(last?.id ?? 0)}`,
  );
  expect(changes).toEqual({ count: typeof taken === 'string' ? 1 : 2 });
});

test('a car is booked by its owner or passed on by a manager, never both', async () => {
  const booking = { ...car, service_ids: [services.oilChange], scheduled_date: bookableDay };
  const [passed, booked] = await track.race(lock, [
    () => attempt('manager', 'pass_vehicle_to', { ...car, customer_id: workshop.idOf('otherCustomer') }),
    () => attempt('customer', 'book_service', booking),
  ]);
  if (typeof booked === 'string') {
    expect([passed, booked]).toEqual([car, 'PT404 Vehicle not found']);
  } else {
    expect(passed).toBe(
      'PT409 This car has an open request. It can change its owner once that is completed or cancelled.',
    );
  }
});

import { bookableDay } from '../../../../local-backend/testing/bookable-day.ts';
import { claim } from '../../support/outbox.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
/** The audit trail is never emptied. */
let lastChange: number;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  await exec(`update public.service_requests set status = 'cancelled', started_at = null, cancelled_at = now(),
      cancelled_by = 'manager', cancelled_by_name = 'Meera', cancel_reason = 'Other plans'
    where status in ('pending', 'approved', 'in_progress')`);
  const [last] = await exec('select coalesce(max(change_id), 0) as id from private.changes');
  lastChange = Number(last?.id);
});
afterAll(() => workshop.close());

type Role = Parameters<Workshop['as']>[0];

const car = { vehicle_id: vehicles.first };
const exec = (sql: string) => workshop.backend.exec(sql);
const by = async <Result = Record<string, unknown>>(role: Role, name: string, parameters: object = {}) =>
  call<Result>(await workshop.as(role), name, parameters as Record<string, unknown>);
const refused = async (role: Role, name: string, parameters: object = {}) =>
  refuse(await workshop.as(role), name, parameters as Record<string, unknown>);
const walkIn = async (name: string, phone: string) =>
  (await by<{ customer_id: string }>('manager', 'register_walk_in', { name, phone })).customer_id;
const ownerOf = async (vehicleId = vehicles.first) => {
  const [row] = await exec(`select customer_id from public.vehicles where vehicle_id = ${vehicleId}`);
  return row?.customer_id;
};
const passTo = (customerId: string, role: Role = 'manager') =>
  by(role, 'pass_vehicle_to', { ...car, customer_id: customerId });
const trail = () =>
  exec(`select actor_name, actor_role, subject_label, after -> 'details' as details from private.changes
    where subject = 'vehicle' and actor_role <> 'operator' and change_id > ${lastChange} order by change_id`);

/** The walk-in Gita has the car, with the services of the fixture. */
async function giveToWalkIn() {
  const gita = await walkIn('Gita', '98450 70001');
  await exec(`update public.vehicles set customer_id = '${gita}' where vehicle_id = ${vehicles.first};
    update public.service_requests set customer_id = '${gita}' where vehicle_id = ${vehicles.first};
    delete from private.outbox where true`);
  return gita;
}

test('a car that has another owner than the manager saw is not passed on @long', async () => {
  const gita = await giveToWalkIn();
  const stale = {
    ...car,
    customer_id: workshop.idOf('otherCustomer'),
    expected_owner_id: workshop.idOf('customer'),
  };
  expect(await refused('manager', 'pass_vehicle_to', stale)).toEqual({
    code: 'PT409',
    hint: 'expected_owner_id',
    message: 'This car has another owner by now. Reload the page to see who.',
  });
  const { customer_id: _, ...code } = stale;
  expect(await refused('manager', 'pass_on_vehicle', code)).toMatchObject({ hint: 'expected_owner_id' });
  expect(await ownerOf()).toBe(gita);
  const { owner } = await by<{ owner: { customer_id: string } }>('manager', 'service_book', car);
  expect(owner).toEqual({ customer_id: gita, name: 'Gita' });
  expect(await by('manager', 'pass_vehicle_to', { ...stale, expected_owner_id: owner.customer_id })).toEqual(
    car,
  );
});

test('a walk-in’s car is passed on to another customer, its history without names and prices', async () => {
  const gita = await giveToWalkIn();
  const bela = workshop.idOf('otherCustomer');
  expect(await passTo(bela)).toEqual(car);
  expect(await ownerOf()).toBe(bela);
  const book = await by<{ services: object[] }>('otherCustomer', 'service_book', car);
  expect(book.services).toMatchObject([
    { work: ['Oil Change'], amount: null, request_id: null, is_own: false },
    { work: ['Brake Repair'], amount: null, request_id: null, is_own: false },
  ]);
  expect(JSON.stringify([book, await by('otherCustomer', 'vehicle_record', car)])).not.toMatch(/Gita|70001/);
  const [kept] = await exec(
    `select count(*)::int as count from public.service_requests where customer_id = '${gita}'`,
  );
  expect(kept).toEqual({ count: 6 });
  expect(await trail()).toEqual([
    {
      actor_name: 'Meera',
      actor_role: 'manager',
      subject_label: 'KA 01 A 1',
      details: ['owner'],
    },
  ]);
});

test('also to someone who is only known at the front desk, and back @long', async () => {
  const gita = await giveToWalkIn();
  const hari = await walkIn('Hari', '98450 70002');
  await passTo(hari);
  expect(await ownerOf()).toBe(hari);
  await passTo(gita);
  expect(await ownerOf()).toBe(gita);
});

test('any manager does it, nobody else @long', async () => {
  await giveToWalkIn();
  const parameters = { ...car, customer_id: workshop.idOf('otherCustomer') };
  for (const role of ['otherCustomer', 'mechanic', 'roleless'] as const)
    expect(await refused(role, 'pass_vehicle_to', parameters)).toMatchObject({ code: 'PT403' });
  expect(await refused('visitor', 'pass_vehicle_to', parameters)).toMatchObject({ code: '42501' });
  expect(await passTo(workshop.idOf('otherCustomer'), 'restrictedManager')).toEqual(car);
});

test('a buyer who comes later takes it with the code of a manager', async () => {
  await giveToWalkIn();
  const { code } = await by<{ code: string }>('manager', 'pass_on_vehicle', car);
  expect(await by('manager', 'service_book', car)).toMatchObject({ code_until: expect.any(String) });
  expect(await by('otherCustomer', 'take_vehicle', { code })).toEqual(car);
  expect(await ownerOf()).toBe(workshop.idOf('otherCustomer'));
  expect(await trail()).toMatchObject([
    { actor_name: 'Meera', actor_role: 'manager', details: ['code for a new owner'] },
    { actor_name: 'Bela', actor_role: 'customer', details: ['owner'] },
  ]);
});

test('a manager ends a code, also that of an owner', async () => {
  for (const role of ['manager', 'customer'] as const) {
    const { code } = await by<{ code: string }>(role, 'pass_on_vehicle', car);
    expect(await by('manager', 'withdraw_vehicle_code', car)).toEqual({ withdrawn: true });
    expect(await refused('otherCustomer', 'take_vehicle', { code })).toMatchObject({ code: 'PT404' });
  }
  // What an owner does with an own car is their own affair until it has another one.
  expect(await trail()).toHaveLength(1);
});

test('an open code of the earlier owner opens nothing once the car was passed on', async () => {
  const { code } = await by<{ code: string }>('customer', 'pass_on_vehicle', car);
  await passTo(await walkIn('Gita', '98450 70001'));
  expect(await refused('otherCustomer', 'take_vehicle', { code })).toMatchObject({ code: 'PT404' });
});

describe('a car is not passed on', () => {
  const toBela = () => ({ ...car, customer_id: workshop.idOf('otherCustomer') });

  test('while it has an open request, or before it was collected @long', async () => {
    await by('manager', 'book_for', {
      customer_id: workshop.idOf('customer'),
      vehicle_id: vehicles.first,
      service_ids: [services.oilChange],
      scheduled_date: bookableDay,
    });
    const open = { code: 'PT409', message: expect.stringMatching(/^This car has an open request/) };
    expect(await refused('manager', 'pass_vehicle_to', toBela())).toMatchObject(open);
    expect(await refused('manager', 'pass_on_vehicle', car)).toMatchObject(open);
    await exec(`update public.service_requests set status = 'cancelled', cancelled_at = now(), cancelled_by = 'manager',
        cancelled_by_name = 'Meera', cancel_reason = 'Other plans' where status = 'pending';
      update public.service_requests set arrived_at = now(), checked_in_by = 'Meera', arrival_kilometres = 1,
        arrival_fuel = 'half' where request_id = ${requests.completed}`);
    const here = { code: 'PT409', message: expect.stringMatching(/^This car is still at the garage/) };
    expect(await refused('manager', 'pass_vehicle_to', toBela())).toMatchObject(here);
    expect(await refused('manager', 'pass_on_vehicle', car)).toMatchObject(here);
  });

  test('to its owner, an unknown or a closed account, or someone with too many', async () => {
    const to = (customer_id: string) => refused('manager', 'pass_vehicle_to', { ...car, customer_id });
    expect(await to(workshop.idOf('customer'))).toMatchObject({
      code: 'PT409',
      message: 'This customer has this car already',
      hint: 'customer_id',
    });
    const unknown = { code: 'PT404', message: 'Customer not found', hint: 'customer_id' };
    expect(await to('00000000-0000-4000-8000-000000000000')).toMatchObject(unknown);
    const gita = await walkIn('Gita', '98450 70001');
    await exec(`insert into public.vehicles (customer_id, registration_number, brand, model, year)
      select '${gita}', 'KA 07 Z ' || n, 'a', 'b', 2020 from generate_series(1, private.limit_of('vehicles')::int) n`);
    expect(await to(gita)).toMatchObject({
      message: expect.stringMatching(/^This customer can have no more than \d+ vehicles$/),
    });
    await exec(
      `update public.customers set closed_at = now(), email = null, phone = null, name = 'Closed account'
       where customer_id = '${gita}'`,
    );
    expect(await to(gita)).toMatchObject(unknown);
    expect(await refused('manager', 'pass_vehicle_to', { vehicle_id: 999, customer_id: gita })).toMatchObject(
      { code: 'PT404', hint: 'vehicle_id' },
    );
    expect(await ownerOf()).toBe(workshop.idOf('customer'));
  });
});

test('an earlier owner with an account is told, as of a code; nobody else is', async () => {
  await exec('delete from private.outbox where true');
  await passTo(workshop.idOf('otherCustomer'));
  const told = (await claim(workshop)).filter(({ event }) => event === 'car_taken');
  expect(told).toMatchObject([{ to: 'customer@example.test', channel: 'mail' }]);
  const noticesOf = async (role: Role) =>
    (await by<{ rows: { event: string }[] }>(role, 'list_notices')).rows.map(({ event }) => event);
  expect(await noticesOf('customer')).toContain('car_taken');
  expect(await noticesOf('otherCustomer')).not.toContain('car_taken');
  expect(JSON.stringify(told)).not.toMatch(/Bela|Meera/);
});

test('a walk-in without an address is told nothing, and nothing waits for them', async () => {
  await giveToWalkIn();
  await passTo(workshop.idOf('otherCustomer'));
  expect(
    await exec(`select event from private.outbox where event = 'car_taken' and channel is not null`),
  ).toEqual([]);
});

test('whoever closes their account takes the plate of such a car with them from the audit trail', async () => {
  await giveToWalkIn();
  await passTo(workshop.idOf('otherCustomer'));
  await exec(`select private.forget_in_lines('${workshop.idOf('otherCustomer')}')`);
  expect(await trail()).toMatchObject([{ actor_name: 'Meera', subject_label: 'Removed' }]);
});

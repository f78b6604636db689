import { bookableDay } from '../../../local-backend/testing/bookable-day.ts';
import { call, refuse } from '../support/rpc-calls.ts';
import { openWorkshop, parts, services, vehicles, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const manager = () => workshop.as('manager');
const exec = (sql: string) => workshop.backend.exec(sql);
const person = { name: 'Gita Nair', phone: '+91 98765 43210' };
const vehicle = { registration_number: 'mh 12 de 1433', brand: 'Maruti Suzuki', model: 'Swift', year: 2020 };
const work = { complaints: ['Brakes squeal when cold'], scheduled_date: bookableDay, channel: 'phone' };
const arrival = { kilometres: 41_200, fuel: 'half', key_number: 'K7' };
interface Saved {
  customer_id: string;
  vehicle_id: number;
  request_id: number;
}
const save = async (visit: object, idempotency_key?: string) =>
  call<Saved>(await manager(), 'save_visit', { visit, ...(idempotency_key && { idempotency_key }) });
const linesOf = (requestId: number) =>
  exec(
    `select description, unit_price::float8, status, decision_channel from public.request_lines
     where request_id = ${requestId} order by position`,
  );
const counts = () =>
  exec(
    `select (select count(*)::int from public.customers) customers, (select count(*)::int from public.vehicles) vehicles,
       (select count(*)::int from public.service_requests) requests`,
  );

test('a new caller becomes a customer with a car, a complaint and a check-in at once @long', async () => {
  await exec('update private.garage set diagnosis_fee = 500');
  const saved = await save({ person, vehicle, ...work, with_fee: true, arrival });
  expect(saved).toMatchObject({ arrived_at: expect.any(String) });
  expect(await linesOf(saved.request_id)).toEqual([
    { description: 'Brakes squeal when cold', unit_price: null, status: 'proposed', decision_channel: null },
    { description: 'Diagnosis', unit_price: 500, status: 'approved', decision_channel: 'phone' },
  ]);
  expect(await call(await manager(), 'job_card', { request_id: saved.request_id })).toMatchObject({
    service_name: 'Brakes squeal when cold',
    estimated_cost: 500,
    arrival_kilometres: 41_200,
    key_number: 'K7',
    complaints: ['Brakes squeal when cold'],
    lines: [{ description: 'Diagnosis', amount: 500 }],
  });
});

test('services and complaints are one request, and no fee is asked without a setting', async () => {
  await exec('update private.garage set diagnosis_fee = null');
  const { request_id } = await save({
    customer_id: workshop.idOf('customer'),
    vehicle_id: vehicles.first,
    ...work,
    service_ids: [services.oilChange],
    with_fee: true,
  });
  expect(await linesOf(request_id)).toMatchObject([
    { status: 'approved' },
    { description: 'Brakes squeal when cold', status: 'proposed' },
  ]);
  expect(await call(await manager(), 'job_card', { request_id })).toMatchObject({
    service_name: expect.stringMatching(/, Brakes squeal when cold$/),
  });
});

test('a bundle is booked at the price that was said, its line without a price is asked about @long', async () => {
  await exec('update private.garage set labour_rate = 900');
  const lines = [
    { service_id: services.oilChange },
    { part_id: parts.oilFilter, quantity: 2 },
    { kind: 'labour', description: 'Clean the intake', quantity: 1.25 },
  ];
  const make = async (name: string, ...more: object[]) =>
    call<{ bundle_id: number; price: number; minutes: number }>(await manager(), 'save_bundle', {
      bundle: { name, lines: [...lines, ...more] },
    });
  const bundle = await make('Big service');
  const known = { customer_id: workshop.idOf('customer'), vehicle_id: vehicles.first };
  const { request_id } = await save({
    ...known,
    ...work,
    bundle_ids: [bundle.bundle_id],
  });
  expect(await linesOf(request_id)).toMatchObject([
    ...Array.from(lines, () => ({ status: 'approved', decision_channel: 'phone' })),
    { description: 'Brakes squeal when cold', status: 'proposed' },
  ]);
  const [request] = await exec(
    `select r.service_name, r.estimated_cost::float8, r.sold_minutes as minutes
     from public.service_requests r where r.request_id = ${request_id}`,
  );
  expect(request).toEqual({
    service_name: 'Big service, Brakes squeal when cold',
    estimated_cost: bundle.price,
    minutes: bundle.minutes,
  });

  const unpriced = await make('Bigger service', { kind: 'other', description: 'Machining' });
  expect(unpriced).toMatchObject({ price: null, minutes: bundle.minutes });
  const alone = await save({ ...known, scheduled_date: bookableDay, bundle_ids: [unpriced.bundle_id] });
  expect((await linesOf(alone.request_id)).at(-1)).toEqual({
    description: 'Machining',
    unit_price: null,
    status: 'proposed',
    decision_channel: null,
  });
});

test('what is known so far is saved: a person, then also a car', async () => {
  const first = await save({ person });
  expect(first).toEqual({
    customer_id: expect.any(String),
    vehicle_id: null,
    request_id: null,
    arrived_at: null,
  });
  expect(await save({ customer_id: first.customer_id, vehicle })).toMatchObject({
    customer_id: first.customer_id,
    vehicle_id: expect.any(Number),
    request_id: null,
  });
});

test('a visit that is sent twice is saved once', async () => {
  const key = '6f1f3c1e-0000-4000-8000-000000000001';
  const first = await save({ person, vehicle, ...work }, key);
  const before = await counts();
  expect(await save({ person, vehicle, ...work }, key)).toEqual(first);
  expect(await counts()).toEqual(before);
});

test.each([
  [{ lower_is: 'reset' }, true],
  [{ lower_is: 'right' }, false],
  // What a screen of an earlier release sends.
  [{ lower_is_right: true }, false],
])('an arrival below the last reading asks why it is lower: %j', async (reason, is_reset) => {
  await exec(`update public.vehicles set km_driven = 60000 where vehicle_id = ${vehicles.first}`);
  const visit = { customer_id: workshop.idOf('customer'), vehicle_id: vehicles.first, ...work };
  expect(await refuse(await manager(), 'save_visit', { visit: { ...visit, arrival } })).toMatchObject({
    code: 'PT409',
    hint: 'kilometres',
    details: '60000',
  });
  await save({ ...visit, arrival: { ...arrival, ...reason } });
  expect(
    await exec('select kilometres, is_reset from public.odometer_readings order by reading_id desc limit 1'),
  ).toEqual([{ kilometres: 41_200, is_reset }]);
});

test.each([
  [{}, 'PT400', 'name', 'Please enter who comes'],
  [{ person: { name: '', phone: '1' } }, 'PT400', 'name', 'Name is required'],
  [
    { person: { name: 'Gita', phone: '+91 90000 00100' } },
    'PT409',
    'phone',
    'User with this phone number already exists',
  ],
  [{ person, ...work }, 'PT400', 'registration_number', 'Please enter the car'],
  [{ person, vehicle, arrival }, 'PT400', 'service_ids', 'Please enter the work'],
  [
    { person, vehicle, ...work, complaints: ['x'.repeat(201)] },
    ...(['PT400', 'complaints', 'A complaint must be no more than 200 characters long'] as const),
  ],
  [
    { person, vehicle, ...work, arrival: { ...arrival, fuel: 'much' } },
    ...(['PT400', 'fuel', 'Please choose how full the tank is'] as const),
  ],
  [{ person, vehicle, ...work, bundle_ids: [0] }, 'PT404', 'bundle_ids', 'Bundle not found'],
  [
    { person, vehicle, ...work, bundle_ids: [1, 1] },
    ...(['PT400', 'bundle_ids', 'Please select each bundle once'] as const),
  ],
  [{ person, vehicle, ...work, service_ids: 'all' }, 'PT400', 'visit', 'Please check what was entered'],
])('%j is refused, and nothing of it is saved', async (visit, code, hint, message) => {
  const before = await counts();
  expect(await refuse(await manager(), 'save_visit', { visit })).toEqual({ code, hint, message });
  expect(await counts()).toEqual(before);
});

test('what a found person owes, and the last kilometres of their cars, are said', async () => {
  const { rows } = await call<{ rows: object[] }>(await manager(), 'find_at_desk', { query: 'asha' });
  expect(rows).toMatchObject([
    {
      balance: { total: expect.any(Number) },
      vehicles: expect.arrayContaining([
        expect.objectContaining({ registration_number: 'KA 01 A 1', km_driven: null }),
      ]),
    },
  ]);
});

test('a full day refuses a visit, a complaint without minutes too, until a manager overbooks it @long', async () => {
  await exec('update private.garage set limit_bookings = true');
  await exec("update public.bays set active = name = 'Lift 1'");
  const known = { customer_id: workshop.idOf('customer'), vehicle_id: vehicles.first };
  const repair = { ...known, service_ids: [services.brakeRepair], scheduled_date: bookableDay };
  for (const _ of [1, 2, 3]) await save(repair);
  const complaint = { ...known, ...work };
  expect(await refuse(await manager(), 'save_visit', { visit: complaint })).toMatchObject({
    code: 'PT409',
    hint: 'scheduled_date',
    message: expect.stringMatching(/^That day is full\. The next free day is /),
  });
  const { request_id } = await save({ ...complaint, overbook: true });
  expect(
    await exec(`select overbooked_by from public.service_requests where request_id = ${request_id}`),
  ).not.toEqual([{ overbooked_by: null }]);
});

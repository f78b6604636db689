import { bookableDay } from '../../../../local-backend/testing/bookable-day.ts';
import { call, refusalOf, refuse, resultOf } from '../../support/rpc-calls.ts';
import { openWorkshop, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const booking = {
  vehicle_id: vehicles.first,
  service_ids: [services.oilChange],
  scheduled_date: bookableDay,
};
const countOf = async (table: string) =>
  (await workshop.backend.exec(`select 1 from public.${table}`)).length;

const texts = [
  ['emoji', 'Squeaks 🚗💨 👨‍👩‍👧 ❤️'],
  ['right to left', 'الفرامل تصدر صوتا، בבקשה להתקשר'],
  ['script tags', `<script>alert("x")</script><img src=x onerror=alert(1)>`],
  ['SQL', `'); drop table public.service_requests; --`],
  ['percent, underscore, backslash and braces', '100%_ \\ {"a": [1]} $1 :x'],
  ['several lines', 'one\ntwo\r\n\tthree'],
] as const;

test.each(texts)('notes with %s are stored unchanged', async (_, customer_notes) => {
  const customer = await workshop.as('customer');
  const { request_id } = await call(customer, 'book_service', { ...booking, customer_notes });
  const { rows } = await call<{ rows: Record<string, unknown>[] }>(customer, 'list_requests');
  expect(rows[0]).toMatchObject({ request_id, customer_notes });
  expect(await countOf('service_requests')).toBe(9);
});

test('5,000 emoji are 5,000 characters', async () => {
  const customer = await workshop.as('customer');
  await call(customer, 'book_service', { ...booking, customer_notes: '🚗'.repeat(5000) });
  const tooMany = { ...booking, customer_notes: '🚗'.repeat(5001) };
  expect(await refuse(customer, 'book_service', tooMany)).toMatchObject({
    code: 'PT400',
    hint: 'customer_notes',
  });
});

test.each([
  ['a day that no calendar has', { scheduled_date: '2999-02-30' }],
  ['a day that is none', { scheduled_date: "'; drop table vehicles; --" }],
  ['a note that no text can hold', { customer_notes: 'a\u0000b' }],
  ['an id that is none', { vehicle_id: '1 or 1=1' }],
  ['an id beyond all numbers', { vehicle_id: '9'.repeat(30) }],
])('a booking with %s is refused and leaves nothing behind', async (_, change) => {
  const refusal = await refuse(await workshop.as('customer'), 'book_service', { ...booking, ...change });
  expect(refusal.code).toMatch(/^22/);
  expect(await countOf('service_requests')).toBe(8);
});

const add = async (change: Record<string, unknown>) => {
  const row = { registration_number: 'KA 09 Z 9', brand: 'Kia', model: 'Seltos', year: 2022, ...change };
  const customer = await workshop.as('customer');
  return customer
    .from('vehicles')
    .insert({ customer_id: workshop.idOf('customer'), ...row })
    .select()
    .single();
};

test.each(texts.filter(([kind]) => kind !== 'several lines'))(
  'a vehicle with %s in its texts is stored',
  async (_, text) => {
    const given = { color: text, vin: text.slice(0, 60), engine_number: text, chassis_number: text };
    expect(await resultOf(add(given))).toMatchObject(given);
    expect(await countOf('vehicles')).toBe(4);
  },
);

test.each([
  ['registration_number', 'Registration number', 60],
  ['brand', 'Brand', 200],
  ['model', 'Model', 200],
  ['color', 'Colour', 60],
  ['vin', 'VIN', 60],
  ['engine_number', 'Engine number', 60],
  ['chassis_number', 'Chassis number', 60],
])(
  'a %s that is too long is refused, and one of the maximum length is stored',
  async (field, label, longest) => {
    expect(await refusalOf(add({ [field]: 'X'.repeat(5000) }))).toEqual({
      code: 'PT400',
      message: `${label} must be no more than ${longest} characters long`,
      hint: field,
    });
    expect(await countOf('vehicles')).toBe(3);
    await resultOf(add({ [field]: ` ${'X'.repeat(longest)} ` }));
  },
);

test('the first of several texts that are too long is reported', async () => {
  const long = 'X'.repeat(61);
  expect(await refusalOf(add({ chassis_number: long, vin: long, color: long }))).toMatchObject({
    hint: 'color',
  });
});

test('kilometres above the limit are refused', async () => {
  expect(await refusalOf(add({ km_driven: 10_000_000 }))).toEqual({
    code: 'PT400',
    message: 'Kilometres must be no more than 99,99,999',
    hint: 'km_driven',
  });
  expect(await resultOf(add({ km_driven: 9_999_999 }))).toMatchObject({ km_driven: 9_999_999 });
});

test.each([
  ['decimal kilometres', { km_driven: 12.5 }],
  ['kilometres that are no number', { km_driven: 'many' }],
  ['kilometres beyond all numbers', { km_driven: 99_999_999_999 }],
  ['a year with a fraction', { year: 2020.5 }],
  ['a date that no calendar has', { last_oil_change: '2020-02-30' }],
])('a vehicle with %s is refused and leaves nothing behind', async (_, change) => {
  expect((await refusalOf(add(change))).code).toMatch(/^22/);
  expect(await countOf('vehicles')).toBe(3);
});

test('an unknown fuel type is refused', async () => {
  expect(await refusalOf(add({ fuel_type: 'steam' }))).toEqual({
    code: 'PT400',
    message: 'Fuel type must be petrol, diesel, electric, hybrid or cng',
    hint: 'fuel_type',
  });
});

test('an update has the same limits', async () => {
  const customer = await workshop.as('customer');
  const change = customer
    .from('vehicles')
    .update({ vin: 'X'.repeat(61) })
    .eq('vehicle_id', vehicles.first);
  expect(await refusalOf(change)).toMatchObject({ code: 'PT400', hint: 'vin' });
});

test('2,000 requests are returned as one page with a total of more than 1,000 @long', async () => {
  await workshop.backend.exec(`
    insert into public.service_requests (customer_id, vehicle_id, scheduled_date, estimated_cost, created_at,
      service_name, brand, model, year, registration_number)
    select customer_id, vehicle_id, scheduled_date, estimated_cost, created_at - make_interval(hours => n),
      service_name, brand, model, year, registration_number
    from public.service_requests cross join generate_series(1, 1994) n where request_id = 1`);
  const customer = await workshop.as('customer');
  const page = await call<{ rows: unknown[]; total: number }>(customer, 'list_requests', { page: 100 });
  expect(page).toMatchObject({ total: 1001 });
  expect(page.rows).toHaveLength(20);
  const greedy = await call<{ rows: unknown[] }>(customer, 'list_requests', { page_size: 5000 });
  expect(greedy.rows).toHaveLength(100);
});

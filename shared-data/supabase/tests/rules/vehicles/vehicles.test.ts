import { bookableDay, dayAhead } from '../../../../local-backend/testing/bookable-day.ts';
import { call, refusalOf, resultOf } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const nextYear = Number(dayAhead(0).slice(0, 'YYYY'.length)) + 1;
const add = async (change: Record<string, unknown>) => {
  const row = { registration_number: 'KA 09 Z 9', brand: 'Kia', model: 'Seltos', year: 2022, ...change };
  const customer = await workshop.as('customer');
  return customer
    .from('vehicles')
    .insert({ customer_id: workshop.idOf('customer'), ...row })
    .select()
    .single();
};

describe('adding a vehicle', () => {
  test.each([
    [
      { registration_number: '  ', brand: '', model: '', year: 1 },
      'registration_number',
      'Registration number is required',
    ],
    [{ brand: ' ', model: '', year: 1 }, 'brand', 'Brand is required'],
    [{ model: '', year: 1 }, 'model', 'Model is required'],
    [{ year: null }, 'year', `Year must be between 1900 and ${nextYear}`],
    [{ year: 1899 }, 'year', `Year must be between 1900 and ${nextYear}`],
    [{ year: nextYear + 1 }, 'year', `Year must be between 1900 and ${nextYear}`],
    [{ km_driven: -1 }, 'km_driven', 'Kilometres must be 0 or more'],
    [{ last_oil_change: '2999-01-01' }, 'last_oil_change', 'The last oil change cannot be in the future'],
  ])('refuses %o', async (change, hint, message) => {
    expect(await refusalOf(add(change))).toEqual({ code: 'PT400', message, hint });
  });

  test('refuses more vehicles than a customer may have, in parallel too', async () => {
    await workshop.backend.exec(
      `insert into public.vehicles (customer_id, registration_number, brand, model, year)
       select $1, 'FLEET ' || n, 'Kia', 'Seltos', 2022 from generate_series(1, 47) n`,
      [workshop.idOf('customer')],
    );
    const answers = await Promise.all(
      [1, 2, 3, 4].map((number) => add({ registration_number: `LAST ${number}` })),
    );
    const refusals = answers.flatMap(({ error }) => (error ? [`${error.code} ${error.message}`] : []));
    expect(refusals).toEqual(Array(3).fill('PT409 You can add no more than 50 vehicles'));
  });

  test.each(['KA 01 B 1', 'ka01b1', ' ka  01 b1 '])(
    'refuses the duplicate %s, ignoring spaces and case',
    async (number) => {
      expect(await refusalOf(add({ registration_number: number }))).toEqual({
        code: 'PT409',
        message: 'A vehicle with this registration number already exists',
        hint: 'registration_number',
      });
    },
  );

  test('tidies the number and stores empty texts as null', async () => {
    const vehicle = await resultOf<Record<string, unknown>>(
      add({ registration_number: '  ka 09\tz   9 ', color: ' ', vin: '', year: 1900, km_driven: 0 }),
    );
    expect(vehicle).toMatchObject({
      registration_number: 'KA 09 Z 9',
      color: null,
      vin: null,
      year: 1900,
      km_driven: 0,
      fuel_type: 'petrol',
    });
  });

  test('accepts next year', async () => {
    expect((await add({ year: nextYear })).error).toBeNull();
  });
});

test('a year that the desk does not know stays unknown, until the owner changes the vehicle @long', async () => {
  const manager = await workshop.as('manager');
  const { vehicle_id } = await call<{ vehicle_id: number }>(manager, 'add_vehicle_for', {
    customer_id: workshop.idOf('customer'),
    vehicle: { registration_number: 'KA 09 Z 9', brand: 'Kia', model: 'Seltos', year: null },
  });
  const { request_id } = await call<{ request_id: number }>(manager, 'book_for', {
    customer_id: workshop.idOf('customer'),
    vehicle_id,
    service_ids: [services.oilChange],
    scheduled_date: bookableDay,
  });
  await call(manager, 'check_in', { request_id, kilometres: 12_000, fuel: 'half' });
  expect(await call(manager, 'job_card', { request_id })).toMatchObject({ year: null, km_driven: 12_000 });
  const customer = await workshop.as('customer');
  const own = customer.from('vehicles');
  expect(await refusalOf(own.update({ color: 'Red' }).eq('vehicle_id', vehicle_id))).toMatchObject({
    hint: 'year',
  });
  await resultOf(own.update({ color: 'Red', year: 2020 }).eq('vehicle_id', vehicle_id));
  expect(await call(manager, 'job_card', { request_id })).toMatchObject({ year: 2020 });
});

describe('a vehicle that was booked', () => {
  const recorded = (id: number) =>
    workshop.backend.exec(
      'select brand, model, year, registration_number from public.service_requests where request_id = $1',
      [id],
    );

  test('updates open requests and keeps completed ones unchanged', async () => {
    const customer = await workshop.as('customer');
    const change = { brand: 'Kia', model: 'Sonet', year: 2023, registration_number: 'KA 01 N 1' };
    await resultOf(customer.from('vehicles').update(change).eq('vehicle_id', vehicles.first));
    for (const id of [requests.pending, requests.approved, requests.inProgress]) {
      expect(await recorded(id)).toEqual([change]);
    }
    const before = { brand: 'Hyundai', model: 'Creta', year: 2021, registration_number: 'KA 01 A 1' };
    for (const id of [requests.completed, requests.paid, requests.cancelled]) {
      expect(await recorded(id)).toEqual([before]);
    }
  });

  test('cannot be deleted while a request is open', async () => {
    const customer = await workshop.as('customer');
    const refusal = await refusalOf(customer.from('vehicles').delete().eq('vehicle_id', vehicles.first));
    expect(refusal).toEqual({
      code: 'PT409',
      message: 'This vehicle has open service requests and cannot be deleted',
    });
  });

  test('keeps its completed requests when it is deleted', async () => {
    await workshop.backend.exec(
      "delete from public.service_requests where status in ('pending', 'approved', 'in_progress')",
    );
    const customer = await workshop.as('customer');
    await resultOf(customer.from('vehicles').delete().eq('vehicle_id', vehicles.first));
    const { rows } = await call<{ rows: Record<string, unknown>[] }>(customer, 'list_requests');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({ vehicle_id: null, registration_number: 'KA 01 A 1', brand: 'Hyundai' });
  });

  test('is deleted with its owner', async () => {
    await workshop.backend.exec('delete from public.customers where customer_id = $1', [
      workshop.idOf('customer'),
    ]);
    expect(await workshop.backend.exec('select vehicle_id from public.vehicles')).toEqual([
      { vehicle_id: vehicles.others },
    ]);
  });

  test('is readable by its mechanic only while assigned @long', async () => {
    const mechanic = await workshop.as('otherMechanic');
    const seen = () => resultOf<unknown[]>(mechanic.from('vehicles').select('vehicle_id'));
    expect(await seen()).toEqual([{ vehicle_id: vehicles.others }]);
    const customer = await workshop.as('customer');
    const { request_id } = await call(customer, 'book_service', {
      vehicle_id: vehicles.second,
      service_ids: [services.oilChange],
      scheduled_date: bookableDay,
    });
    await call(await workshop.as('manager'), 'assign_mechanic', {
      request_id,
      mechanic_id: workshop.idOf('otherMechanic'),
    });
    expect(await seen()).toHaveLength(2);
  });
});

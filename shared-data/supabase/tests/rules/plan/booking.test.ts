import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const dayAt = (timeZone: string, ahead: number) =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(new Date(Date.now() + ahead * 86_400_000));
const tomorrow = dayAt('Asia/Kolkata', 1);
const good = { vehicle_id: vehicles.first, service_ids: [services.oilChange], scheduled_date: tomorrow };
const countRequests = async () =>
  (await workshop.backend.exec('select request_id from public.service_requests')).length;

describe('booking', () => {
  test('takes price, time and status from the server and copies service and vehicle @long', async () => {
    const customer = await workshop.as('customer');
    const key = '11111111-1111-4111-8111-111111111111';
    const result = await call(customer, 'book_service', {
      ...good,
      customer_notes: '  Squeaks  ',
      idempotency_key: key,
    });
    expect(result).toEqual({ request_id: 9, estimated_cost: 3500 });
    const [row] = await workshop.backend.exec('select * from public.service_requests where request_id = 9');
    expect(row).toMatchObject({
      customer_id: workshop.idOf('customer'),
      vehicle_id: vehicles.first,
      status: 'pending',
      is_paid: false,
      assigned_mechanic: null,
      final_cost: null,
      customer_notes: 'Squeaks',
      service_name: 'Oil Change',
      brand: 'Hyundai',
      model: 'Creta',
      year: 2021,
      registration_number: 'KA 01 A 1',
    });
    expect(new Date(String(row?.scheduled_date))).toEqual(new Date(`${tomorrow}T09:00:00+05:30`));
    expect(
      await workshop.backend.exec('select service_id from public.request_lines where request_id = 9'),
    ).toEqual([{ service_id: services.oilChange }]);
  });

  test('books several services, each an approved line at its base price, in the given order', async () => {
    const result = await call(await workshop.as('customer'), 'book_service', {
      ...good,
      service_ids: [services.brakeRepair, services.oilChange],
    });
    expect(result).toEqual({ request_id: 9, estimated_cost: 15_500 });
    expect(
      await workshop.backend.exec(`
        select position, kind, description, amount, minutes, service_id, source, status, decided_by, decided_by_name,
          decision_channel
        from public.request_lines where request_id = 9 order by position`),
    ).toMatchObject([
      {
        position: 1,
        kind: 'labour',
        description: 'Brake Repair',
        amount: 12_000,
        minutes: 180,
        status: 'approved',
      },
      {
        position: 2,
        description: 'Oil Change',
        amount: 3500,
        minutes: 45,
        source: 'booking',
        decided_by: workshop.idOf('customer'),
        decided_by_name: 'Asha',
        decision_channel: 'portal',
      },
    ]);
    const [row] = await workshop.backend.exec(
      'select service_name from public.service_requests where request_id = 9',
    );
    expect(row).toEqual({ service_name: 'Brake Repair, Oil Change' });
  });

  test("accepts today in the garage's time zone", async () => {
    const customer = await workshop.as('customer');
    await call(customer, 'book_service', { ...good, scheduled_date: dayAt('Asia/Kolkata', 0) });
    await workshop.backend.exec("update private.garage set time_zone = 'Pacific/Kiritimati' where true");
    const yesterdayThere = dayAt('Pacific/Kiritimati', -1);
    const refusal = await refuse(customer, 'book_service', { ...good, scheduled_date: yesterdayThere });
    await workshop.backend.exec("update private.garage set time_zone = 'Asia/Kolkata' where true");
    expect(refusal.message).toBe('The preferred date cannot be in the past');
  });

  test('a retry with the same key returns the first booking', async () => {
    const customer = await workshop.as('customer');
    const keyed = { ...good, idempotency_key: '22222222-2222-4222-8222-222222222222' };
    const first = await call(customer, 'book_service', keyed);
    expect(await call(customer, 'book_service', keyed)).toEqual(first);
    expect(await countRequests()).toBe(9);
  });

  test.each([
    [{ service_ids: [services.brakeRepair] }],
    [{ service_ids: [services.oilChange, services.brakeRepair] }],
    [{ vehicle_id: vehicles.second }],
    [{ scheduled_date: dayAt('Asia/Kolkata', 2) }],
    [{ customer_notes: 'Other words' }],
  ])('the same key with %o is no repetition, and is refused', async (change) => {
    const customer = await workshop.as('customer');
    const keyed = { ...good, idempotency_key: '22222222-2222-4222-8222-222222222222' };
    await call(customer, 'book_service', keyed);
    expect(await refuse(customer, 'book_service', { ...keyed, ...change })).toEqual({
      code: 'PT409',
      message: 'This request was received already, as it was first sent. Please see Track Your Services.',
    });
    expect(await countRequests()).toBe(9);
  });

  test("another customer's equal key is independent", async () => {
    const keyed = { ...good, idempotency_key: '33333333-3333-4333-8333-333333333333' };
    await call(await workshop.as('customer'), 'book_service', keyed);
    await call(await workshop.as('otherCustomer'), 'book_service', { ...keyed, vehicle_id: vehicles.others });
    expect(await countRequests()).toBe(10);
  });

  test.each([
    [{ vehicle_id: vehicles.others }, 'PT404', 'Vehicle not found', 'vehicle_id'],
    [{ vehicle_id: null }, 'PT404', 'Vehicle not found', 'vehicle_id'],
    [{ service_ids: null }, 'PT400', 'Please select a service', 'service_ids'],
    [{ service_ids: [] }, 'PT400', 'Please select a service', 'service_ids'],
    [{ service_ids: [1, null] }, 'PT400', 'Please select a service', 'service_ids'],
    [{ service_ids: [1, 1] }, 'PT400', 'Please select each service once', 'service_ids'],
    [
      { service_ids: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
      'PT400',
      'Please select at most 10 services',
      'service_ids',
    ],
    [{ service_ids: [1, 3] }, 'PT404', "This service isn't available", 'service_ids'],
    [{ service_ids: [services.inactive] }, 'PT404', "This service isn't available", 'service_ids'],
    [{ service_ids: [77] }, 'PT404', "This service isn't available", 'service_ids'],
    [{ scheduled_date: null }, 'PT400', 'Please select a preferred date', 'scheduled_date'],
    [{ scheduled_date: 'infinity' }, 'PT400', 'Please select a preferred date', 'scheduled_date'],
    [{ scheduled_date: '2020-01-01' }, 'PT400', 'The preferred date cannot be in the past', 'scheduled_date'],
    [
      { scheduled_date: dayAt('Asia/Kolkata', 367) },
      'PT400',
      'The preferred date cannot be more than a year ahead',
      'scheduled_date',
    ],
    [
      { customer_notes: 'n'.repeat(5001) },
      'PT400',
      'Notes must be no more than 5,000 characters long',
      'customer_notes',
    ],
  ])('refuses %o', async (change, code, message, hint) => {
    const refusal = await refuse(await workshop.as('customer'), 'book_service', { ...good, ...change });
    expect(refusal).toEqual({ code, message, hint });
    expect(await countRequests()).toBe(8);
  });

  test('accepts 5,000 characters of notes', async () => {
    await call(await workshop.as('customer'), 'book_service', { ...good, customer_notes: 'n'.repeat(5000) });
  });
});

test('the open requests are the own ones, earliest day first', async () => {
  await workshop.reset();
  const rows = await call<{ request_id: number }[]>(await workshop.as('customer'), 'open_requests');
  expect(rows.map(({ request_id }) => request_id)).toEqual([3, 2, 1]);
  expect(rows[0]).not.toHaveProperty('assigned_mechanic');
});

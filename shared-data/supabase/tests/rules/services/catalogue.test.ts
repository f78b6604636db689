import { bookableDay } from '../../../../local-backend/testing/bookable-day.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const manager = () => workshop.as('manager');
const oilChange = {
  service_id: services.oilChange,
  name: 'Oil Change',
  description: '',
  category: 'maintenance',
  base_price: 3500,
  estimated_duration: 45,
};
const booking = {
  vehicle_id: vehicles.first,
  service_ids: [services.oilChange],
  scheduled_date: bookableDay,
};
const rowOf = async (table: string, key: string, id: unknown) => {
  const { data } = await (await workshop.as('visitor')).from(table).select().eq(key, id).single();
  return data as Record<string, unknown>;
};

describe('services', () => {
  test('a new price is for new bookings, and existing bookings keep their estimate @long', async () => {
    const expected = await rowOf('services', 'service_id', services.oilChange);
    const saved = await call(await manager(), 'save_service', {
      ...oilChange,
      base_price: 4200.005,
      expected,
    });
    expect(saved).toMatchObject({ base_price: 4200.01 });
    const [before] = await workshop.backend.exec(
      'select estimated_cost::float from public.service_requests where request_id = $1',
      [requests.pending],
    );
    expect(before).toEqual({ estimated_cost: 3500 });
    expect(await call(await workshop.as('customer'), 'book_service', booking)).toMatchObject({
      estimated_cost: 4200.01,
    });
  });

  test('a new service can be booked, a retired one cannot until it is brought back', async () => {
    const added = await call(await manager(), 'save_service', {
      ...oilChange,
      service_id: null,
      name: ' Wheel Balancing ',
    });
    expect(added).toMatchObject({ name: 'Wheel Balancing', active: true });
    const customer = await workshop.as('customer');
    const { service_id } = added;
    await call(await manager(), 'set_service_active', { service_id, active: false });
    expect(await refuse(customer, 'book_service', { ...booking, service_ids: [service_id] })).toMatchObject({
      code: 'PT404',
      message: "This service isn't available",
    });
    await call(await manager(), 'set_service_active', { service_id, active: true });
    expect(await call(customer, 'book_service', { ...booking, service_ids: [service_id] })).toMatchObject({
      estimated_cost: 3500,
    });
  });

  test.each([
    [{ name: ' ' }, 'PT400', 'name', 'Name is required'],
    [{ name: 'n'.repeat(201) }, 'PT400', 'name', 'Name must be no more than 200 characters long'],
    [{ name: 'Brake Repair' }, 'PT409', 'name', 'A service with this name already exists'],
    [{ category: 'wash' }, 'PT400', 'category', 'Please select a category'],
    [{ base_price: -1 }, 'PT400', 'base_price', 'Please enter a valid price'],
    [{ base_price: null }, 'PT400', 'base_price', 'Please enter a valid price'],
    [{ base_price: 100_000_000 }, 'PT400', 'base_price', 'Please enter a valid price'],
    [
      { estimated_duration: 0 },
      'PT400',
      'estimated_duration',
      'Duration must be between 1 and 10,080 minutes',
    ],
    [{ highest_price: 3500 }, 'PT400', 'highest_price', 'The highest price must be above the price'],
    [{ highest_price: 100_000_000 }, 'PT400', 'highest_price', 'The highest price must be above the price'],
    [
      { shortest_duration: 30 },
      'PT400',
      'longest_duration',
      'Please enter the shortest and the longest duration',
    ],
    [
      { shortest_duration: 60, longest_duration: 90 },
      'PT400',
      'longest_duration',
      'The duration must lie between the shortest and the longest',
    ],
  ])('%j is refused with %s at %s', async (change, code, hint, message) => {
    const refusal = await refuse(await manager(), 'save_service', { ...oilChange, ...change });
    expect(refusal).toEqual({ code, hint, message });
  });

  test('a service has a range of prices and durations, until it is saved without', async () => {
    const range = { highest_price: 6000.004, shortest_duration: 30, longest_duration: 60 };
    await call(await manager(), 'save_service', { ...oilChange, ...range, expected: null });
    expect(await rowOf('services', 'service_id', services.oilChange)).toMatchObject({
      ...range,
      base_price: 3500,
      highest_price: 6000,
    });
    await call(await manager(), 'save_service', oilChange);
    expect(await rowOf('services', 'service_id', services.oilChange)).toMatchObject({
      highest_price: null,
      shortest_duration: null,
      longest_duration: null,
    });
  });

  test('a service that changed since it was read is not overwritten', async () => {
    const expected = await rowOf('services', 'service_id', services.oilChange);
    await call(await manager(), 'save_service', { ...oilChange, base_price: 3600, expected });
    const late = { ...oilChange, estimated_duration: 60, expected };
    expect(await refuse(await manager(), 'save_service', late)).toMatchObject({
      code: 'PT412',
      message: 'This service was changed by someone else',
      details: expect.stringContaining('3600'),
    });
    // A retry of a change that was saved is no conflict.
    const again = { ...oilChange, base_price: 3600, expected };
    expect(await call(await manager(), 'save_service', again)).toMatchObject({ base_price: 3600 });
  });
});

describe('car models', () => {
  const bolero = {
    cartype_id: null,
    brand: ' Mahindra ',
    model: 'Bolero',
    body_type: 'off-roader',
    length_mm: 3995,
    wheelbase_mm: 2680,
    height_mm: 1880,
  };

  test('are added, changed, retired and brought back', async () => {
    const added = await call(await manager(), 'save_car_type', bolero);
    expect(added).toMatchObject({ brand: 'Mahindra', is_electric: false, active: true });
    const { cartype_id } = added;
    const changed = { ...bolero, cartype_id, is_electric: true, expected: added };
    expect(await call(await manager(), 'save_car_type', changed)).toMatchObject({ is_electric: true });
    const late = { ...bolero, cartype_id, height_mm: 1900, expected: added };
    expect(await refuse(await manager(), 'save_car_type', late)).toMatchObject({ code: 'PT412' });
    await call(await manager(), 'set_car_type_active', { cartype_id, active: false });
    expect(await rowOf('cartypes', 'cartype_id', cartype_id)).toMatchObject({ active: false });
  });

  test.each([
    [{ brand: '' }, 'PT400', 'brand', 'Brand is required'],
    [{ model: '' }, 'PT400', 'model', 'Model is required'],
    [{ body_type: 'tractor' }, 'PT400', 'body_type', 'Please select a body type'],
    [{ length_mm: 399 }, 'PT400', 'length_mm', 'Length must be between 2,500 and 7,000 mm'],
    [{ length_mm: null }, 'PT400', 'length_mm', 'Length must be between 2,500 and 7,000 mm'],
    [{ wheelbase_mm: 3200 }, 'PT400', 'wheelbase_mm', 'Wheelbase must be between 45 and 75 % of the length'],
    [{ wheelbase_mm: null }, 'PT400', 'wheelbase_mm', 'Wheelbase must be between 45 and 75 % of the length'],
    [{ height_mm: 300 }, 'PT400', 'height_mm', 'Height must be between 1,000 and 3,000 mm'],
    [{ brand: 'Honda', model: 'City' }, 'PT409', 'model', 'This car model already exists'],
  ])('%j is refused with %s at %s', async (change, code, hint, message) => {
    const refusal = await refuse(await manager(), 'save_car_type', { ...bolero, ...change });
    expect(refusal).toEqual({ code, hint, message });
  });

  test('a model may be without figures', async () => {
    const figures = { length_mm: null, wheelbase_mm: null, height_mm: null };
    expect(await call(await manager(), 'save_car_type', { ...bolero, ...figures })).toMatchObject(figures);
  });
});

test('each change of the catalogue is in the audit trail', async () => {
  const client = await manager();
  await call(client, 'save_service', { ...oilChange, base_price: 3700 });
  await call(client, 'set_service_active', { service_id: services.oilChange, active: false });
  await call(client, 'set_car_type_active', { cartype_id: 1, active: false });
  const { rows } = await call<{ rows: Record<string, unknown>[] }>(client, 'list_changes', { page_size: 3 });
  expect(rows).toMatchObject([
    { subject: 'car_type', subject_label: 'City', after: { active: false } },
    { subject: 'service', subject_label: 'Oil Change', after: { active: false } },
    { subject: 'service', before: { base_price: 3500 }, after: { base_price: 3700 } },
  ]);
});

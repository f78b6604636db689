import { parts, requests, services, vehicles } from '../../supabase/tests/support/workshop.ts';
import { todayInGarage } from '../foundation/days/garage-day.ts';
import { type Garage, neverAborted, openGarage, refusal } from '../testing/garage.ts';
import {
  assignMechanic,
  bookService,
  clearAllRequests,
  listAssignments,
  listRequests,
} from './requests-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
beforeEach(() => garage.reset());
afterAll(() => garage.close());

describe('a customer', () => {
  beforeEach(() => garage.enter('customer'));

  const ids = async (filter: Parameters<typeof listRequests>[1]) => {
    const answer = await listRequests(garage.portal, filter, neverAborted);
    return answer.data?.rows.map(({ request_id }) => request_id);
  };

  test('lists their own requests, newest first', async () => {
    const answer = await listRequests(garage.portal, { page: 1 }, neverAborted);
    expect(answer.data).toMatchObject({ total: 6 });
    expect(answer.data?.rows.map(({ request_id }) => request_id)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('filters by status, by vehicle and by both', async () => {
    expect(await ids({ page: 1, status: 'in_progress' })).toEqual([requests.inProgress]);
    expect(await ids({ page: 1, vehicleId: vehicles.second })).toEqual([]);
    expect(await ids({ page: 1, vehicleId: vehicles.first, status: 'completed' })).toEqual([5, 4]);
  });

  test('gets an empty page past the last one', async () => {
    expect(await listRequests(garage.portal, { page: 9 }, neverAborted)).toEqual({
      success: true,
      data: { rows: [], total: 6, balance: expect.objectContaining({ total: 0 }) },
    });
  });

  const booking = () => ({
    vehicleId: vehicles.second,
    serviceIds: [services.oilChange],
    scheduledDate: todayInGarage(),
    customerNotes: 'Please wash it too',
  });

  test("books a service at the server's price", async () => {
    const answer = await bookService(garage.portal, booking());
    expect(answer).toMatchObject({ success: true, data: { estimated_cost: 3500 } });
    expect(await ids({ page: 1, vehicleId: vehicles.second })).toEqual([answer.data?.request_id]);
  });

  test('books once with the same idempotency key', async () => {
    const form = { ...booking(), idempotencyKey: '5f0c2a52-7d0c-4f0a-9d3b-0c1f5b7f7a10' };
    const first = await bookService(garage.portal, form);
    expect(await bookService(garage.portal, form)).toEqual(first);
    expect(await ids({ page: 1, vehicleId: vehicles.second })).toHaveLength(1);
  });

  test.each([
    [
      'a day in the past',
      { scheduledDate: '2020-01-01' },
      'invalid',
      'scheduled_date',
      'The preferred date cannot be in the past',
    ],
    ["another's vehicle", { vehicleId: vehicles.others }, 'not-found', 'vehicle_id', 'Vehicle not found'],
    [
      'a service that is not available',
      { serviceIds: [services.inactive] },
      'not-found',
      'service_ids',
      "This service isn't available",
    ],
  ])('cannot book %s', async (_, changes, kind, field, message) => {
    expect(await refusal(bookService(garage.portal, { ...booking(), ...changes }))).toEqual({
      kind,
      message,
      field,
      fromServer: true,
    });
  });

  test("cannot call a manager's functions", async () => {
    const forbidden = { kind: 'forbidden', message: 'Only a manager can do this' };
    const mechanicId = garage.idOf('mechanic');
    expect(await refusal(assignMechanic(garage.portal, { requestId: 1, mechanicId }))).toMatchObject(
      forbidden,
    );
    expect(await refusal(listAssignments(garage.portal, { page: 1 }, neverAborted))).toMatchObject(forbidden);
    expect(await refusal(clearAllRequests(garage.portal))).toMatchObject(forbidden);
  });
});

test('a visitor cannot list requests', async () => {
  await garage.enter('visitor');
  expect(await refusal(listRequests(garage.portal, { page: 1 }, neverAborted))).toMatchObject({
    kind: 'signed-out',
  });
});

describe('a manager', () => {
  beforeEach(() => garage.enter('manager'));

  test('lists all requests with customer, vehicle and mechanic', async () => {
    const answer = await listAssignments(garage.portal, { page: 1 }, neverAborted);
    expect(answer.data).toMatchObject({
      total: 8,
      counts: { pending: 1, approved: 1, in_progress: 2, completed: 3, cancelled: 1 },
    });
    const [first] = answer.data?.rows ?? [];
    expect(first).toMatchObject({
      request_id: requests.pending,
      customer: { name: 'Asha', email: 'customer@example.test', phone: '+91 90000 00100' },
      vehicle: { vehicle_id: vehicles.first, brand: 'Hyundai', model: 'Creta', year: 2021 },
      service_category: 'maintenance',
    });
  });

  test('filters them by status', async () => {
    const answer = await listAssignments(garage.portal, { page: 1, status: 'completed' }, neverAborted);
    expect(answer.data?.total).toBe(3);
  });

  test('assigns a mechanic', async () => {
    const assignment = { requestId: requests.pending, mechanicId: garage.idOf('mechanic') };
    expect(await assignMechanic(garage.portal, assignment)).toEqual({
      success: true,
      data: { request_id: requests.pending, status: 'approved', mechanic_name: 'Ravi' },
    });
  });

  test.each([
    ['a job that has started', requests.inProgress, 'conflict', 'This request is already in progress'],
    ['a request that does not exist', 999, 'not-found', 'Service request not found'],
  ])('cannot assign %s', async (_, requestId, kind, message) => {
    const assignment = { requestId, mechanicId: garage.idOf('mechanic') };
    expect(await refusal(assignMechanic(garage.portal, assignment))).toMatchObject({ kind, message });
  });

  test('clears all requests and gets the number of deleted rows', async () => {
    expect(await clearAllRequests(garage.portal)).toEqual({
      success: true,
      data: { requests: 8, lines: 8, parts: 2 },
    });
    expect((await listAssignments(garage.portal, { page: 1 }, neverAborted)).data?.total).toBe(0);
  });
});

test('clearing a request keeps the parts that it used', async () => {
  await garage.enter('manager');
  await clearAllRequests(garage.portal);
  const rows = await garage.backend.exec('select id from public.parts where id = $1', [parts.oilFilter]);
  expect(rows).toHaveLength(1);
});

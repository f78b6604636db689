import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const recordOf = async (request_id: number) =>
  call(await workshop.as('customer'), 'service_record', { request_id });

test('a customer reads the service, its parts and costs', async () => {
  await workshop.backend.exec(`
    insert into public.service_request_parts (request_id, part_id, quantity_used, part_cost, part_name)
    values (4, 2, 2, 2600, 'Brake Pad')`);
  await workshop.backend.exec("update public.vehicles set vin = 'MALC381CLNM123456' where vehicle_id = 1");
  expect(await recordOf(requests.completed)).toEqual({
    request_id: requests.completed,
    service_name: 'Oil Change',
    brand: 'Hyundai',
    model: 'Creta',
    year: 2021,
    registration_number: 'KA 01 A 1',
    vin: 'MALC381CLNM123456',
    mechanic_name: 'Ravi',
    created_at: expect.any(String),
    completion_date: expect.any(String),
    estimated_cost: 3500,
    final_cost: 3999.5,
    customer_notes: null,
    mechanic_notes: null,
    lines: [{ description: 'Oil Change', quantity: 1, unit: 'job', amount: 3500 }],
    parts: [
      { part_name: 'Brake Pad', quantity: 2, cost: 2600 },
      { part_name: 'Oil Filter', quantity: 1, cost: 150 },
    ],
  });
});

test('a service without parts has an empty list of them', async () => {
  expect(await recordOf(requests.paid)).toMatchObject({ parts: [] });
});

test('the record is readable after its vehicle is deleted', async () => {
  await workshop.backend.exec(
    "delete from public.service_requests where status in ('pending', 'approved', 'in_progress')",
  );
  await workshop.backend.exec('delete from public.vehicles where vehicle_id = $1', [vehicles.first]);
  expect(await recordOf(requests.completed)).toMatchObject({ registration_number: 'KA 01 A 1', vin: null });
});

test.each([
  ["another customer's", requests.othersCompleted],
  ['an open', requests.inProgress],
  ['a cancelled', requests.cancelled],
  ['no', 999],
  ['a nameless', null],
])('%s request is not found, and nothing of it is told', async (_, request_id) => {
  expect(await refuse(await workshop.as('customer'), 'service_record', { request_id })).toEqual({
    code: 'PT404',
    message: 'Service record not found',
    hint: 'request_id',
  });
});

import { columnsOf, type Garage, neverAborted, openGarage, refusal } from '../testing/garage.ts';
import type {
  Customer,
  CustomerOverview,
  CustomerPage,
  ListedCustomer,
  ServicedVehicle,
} from './customers-answers.ts';
import { getCustomerOverview, listCustomers } from './customers-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
  await garage.enter('manager');
});
afterAll(() => garage.close());

const keysOf = (row: object | undefined | null) => Object.keys(row ?? {}).sort();
const listed = {
  customer_id: true,
  name: true,
  email: true,
  phone: true,
  address: true,
  status: true,
  has_login: true,
  created_at: true,
} as const;

test('customers are searched and sorted, and counted by status', async () => {
  const { data } = await listCustomers(
    garage.portal,
    { search: 'example.test', sort: 'name', page: 1 },
    neverAborted,
  );
  expect(data?.rows.map(({ name }) => name)).toEqual(['Asha', 'Bela']);
  expect(data).toMatchObject({ total: 2, counts: { active: 2, inactive: 0 } });
  expect(keysOf(data)).toEqual(columnsOf<CustomerPage>({ rows: true, total: true, counts: true }));
  expect(keysOf(data?.rows[0])).toEqual(columnsOf<ListedCustomer>(listed));
  expect(
    (await listCustomers(garage.portal, { status: 'inactive', page: 1 }, neverAborted)).data?.total,
  ).toBe(0);
});

test('a customer is returned with vehicles and services', async () => {
  const { data } = await getCustomerOverview(garage.portal, garage.idOf('customer'), neverAborted);
  expect(keysOf(data)).toEqual(
    columnsOf<CustomerOverview>({ customer: true, vehicles: true, balance: true, counts: true }),
  );
  expect(keysOf(data?.customer)).toEqual(
    columnsOf<Customer>({ ...listed, email_verified: true, closed_at: true }),
  );
  expect(keysOf(data?.vehicles[0])).toEqual(
    columnsOf<ServicedVehicle>({
      vehicle_id: true,
      customer_id: true,
      registration_number: true,
      brand: true,
      model: true,
      year: true,
      color: true,
      fuel_type: true,
      km_driven: true,
      vin: true,
      engine_number: true,
      chassis_number: true,
      last_oil_change: true,
      created_at: true,
      last_service_date: true,
      completed_services: true,
      total_services: true,
    }),
  );
  expect(data?.counts).toEqual({ vehicles: 2, total_services: 6, completed: 2 });
});

test('a customer who does not exist is null', async () => {
  expect(await getCustomerOverview(garage.portal, garage.idOf('manager'), neverAborted)).toEqual({
    success: true,
    data: null,
  });
});

test('a malformed id is null without a request', async () => {
  expect(await getCustomerOverview(garage.portal, 'x', neverAborted)).toEqual({ success: true, data: null });
});

test('a mechanic reads no customers', async () => {
  await garage.enter('mechanic');
  expect(await refusal(listCustomers(garage.portal, { page: 1 }, neverAborted))).toMatchObject({
    kind: 'forbidden',
  });
});

import { type Garage, neverAborted, openGarage, refusal } from '../testing/garage.ts';
import { getCustomerOverview, listCustomers } from './customers-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
  await garage.enter('manager');
});
afterAll(() => garage.close());

test('customers are searched and sorted, and counted by status', async () => {
  const { data } = await listCustomers(
    garage.portal,
    { search: 'example.test', sort: 'name', page: 1 },
    neverAborted,
  );
  expect(data?.rows.map(({ name }) => name)).toEqual(['Asha', 'Bela']);
  expect(data).toMatchObject({ total: 2, counts: { active: 2, inactive: 0 } });
  expect(
    (await listCustomers(garage.portal, { status: 'inactive', page: 1 }, neverAborted)).data?.total,
  ).toBe(0);
});

test('a customer is returned with vehicles and services', async () => {
  const { data } = await getCustomerOverview(garage.portal, garage.idOf('customer'), neverAborted);
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

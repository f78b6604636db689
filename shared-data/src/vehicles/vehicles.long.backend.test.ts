import { vehicles } from '../../supabase/tests/support/workshop.ts';
import { type Garage, neverAborted, openGarage, refusal } from '../testing/garage.ts';
import type { VehicleDetails } from './vehicle.ts';
import { addVehicle, deleteVehicle, getVehicle, listVehicles, updateVehicle } from './vehicles-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
beforeEach(async () => {
  await garage.reset();
  await garage.enter('customer');
});
afterAll(() => garage.close());

const details: VehicleDetails = {
  registration_number: ' ka 05  mh 1 ',
  brand: 'Kia',
  model: 'Sonet',
  year: 2024,
  color: null,
  fuel_type: 'diesel',
  km_driven: 1200,
  vin: null,
  engine_number: null,
  chassis_number: null,
  last_oil_change: '2024-05-01',
};

const notFound = {
  kind: 'not-found',
  message: 'This could not be found.',
  field: undefined,
  fromServer: false,
};

test('a customer lists their own vehicles', async () => {
  const answer = await listVehicles(garage.portal, garage.idOf('customer'), neverAborted);
  expect(answer.data?.map(({ registration_number }) => registration_number)).toEqual([
    'KA 01 A 2',
    'KA 01 A 1',
  ]);
});

test("another customer's vehicles are not returned, even when requested", async () => {
  expect(await listVehicles(garage.portal, garage.idOf('otherCustomer'), neverAborted)).toEqual({
    success: true,
    data: [],
  });
});

test('one vehicle is read by its id', async () => {
  expect(await getVehicle(garage.portal, vehicles.first, neverAborted)).toMatchObject({
    success: true,
    data: { brand: 'Hyundai' },
  });
});

test.each([
  ["another's", vehicles.others],
  ['an unknown', 999],
])('%s vehicle is not found, changed or deleted', async (_, id) => {
  expect(await refusal(getVehicle(garage.portal, id, neverAborted))).toEqual(notFound);
  expect(await refusal(updateVehicle(garage.portal, id, details))).toEqual(notFound);
  expect(await refusal(deleteVehicle(garage.portal, id))).toEqual(notFound);
});

test('a vehicle is added with a tidied registration number', async () => {
  expect(await addVehicle(garage.portal, garage.idOf('customer'), details)).toMatchObject({
    success: true,
    data: { ...details, registration_number: 'KA 05 MH 1', customer_id: garage.idOf('customer') },
  });
});

test.each([
  [
    { registration_number: 'ka01a1' },
    'conflict',
    'registration_number',
    'A vehicle with this registration number already exists',
  ],
  [{ registration_number: ' ' }, 'invalid', 'registration_number', 'Registration number is required'],
  [{ brand: '' }, 'invalid', 'brand', 'Brand is required'],
  [
    { last_oil_change: '2999-01-01' },
    'invalid',
    'last_oil_change',
    'The last oil change cannot be in the future',
  ],
])('%j is refused with the invalid field', async (changes, kind, field, message) => {
  const tried = addVehicle(garage.portal, garage.idOf('customer'), { ...details, ...changes });
  expect(await refusal(tried)).toEqual({ kind, message, field, fromServer: true });
});

test('a vehicle cannot be added for another customer', async () => {
  expect(await refusal(addVehicle(garage.portal, garage.idOf('otherCustomer'), details))).toMatchObject({
    kind: 'forbidden',
  });
});

test("a value out of the column's range is refused with our own message", async () => {
  expect(
    await refusal(
      updateVehicle(garage.portal, vehicles.first, { ...details, last_oil_change: 'yesterday-ish' }),
    ),
  ).toEqual({
    kind: 'invalid',
    message: 'A date or time is not valid. Check what you entered and try again.',
    field: undefined,
    fromServer: false,
  });
});

test('a vehicle is changed', async () => {
  expect(await updateVehicle(garage.portal, vehicles.first, { ...details, color: 'Red' })).toMatchObject({
    success: true,
    data: { vehicle_id: vehicles.first, color: 'Red', brand: 'Kia' },
  });
});

test('a vehicle without open requests is deleted', async () => {
  expect(await deleteVehicle(garage.portal, vehicles.second)).toMatchObject({
    success: true,
    data: { vehicle_id: vehicles.second },
  });
  expect(await refusal(getVehicle(garage.portal, vehicles.second, neverAborted))).toEqual(notFound);
});

test('a vehicle with open requests is not deleted', async () => {
  expect(await refusal(deleteVehicle(garage.portal, vehicles.first))).toMatchObject({
    kind: 'conflict',
    message: 'This vehicle has open service requests and cannot be deleted',
    fromServer: true,
  });
});

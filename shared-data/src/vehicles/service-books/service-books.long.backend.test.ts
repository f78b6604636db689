import { vehicles } from '../../../supabase/tests/support/workshop.ts';
import { type Garage, neverAborted, openGarage, refusal } from '../../testing/garage.ts';
import {
  passOnVehicle,
  passVehicleTo,
  readVehicleCode,
  takeVehicle,
  withdrawVehicleCode,
} from './change-of-owner-api.ts';
import { createBookLink, getServiceBook, openBook, revokeBookLink } from './service-books-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
afterAll(() => garage.close());

test('an owner shows the book by a link, and a buyer takes the car with a code', async () => {
  const { portal, enter } = garage;
  await enter('customer');
  const { data: link } = await createBookLink(portal, { vehicleId: vehicles.first, withPrices: true });
  const shown = await openBook(portal, link?.token ?? '', neverAborted);
  expect(shown.data?.services.map(({ amount }) => amount)).toEqual([3999.5, 12_000]);
  expect((await revokeBookLink(portal, vehicles.first)).data).toEqual({ revoked: true });
  expect(await refusal(openBook(portal, link?.token ?? '', neverAborted))).toMatchObject({
    kind: 'not-found',
  });
  expect(
    await refusal(passOnVehicle(portal, { vehicleId: vehicles.first, ownerId: garage.idOf('customer') })),
  ).toMatchObject({
    kind: 'conflict',
    message: expect.stringContaining('open request'),
  });

  const vehicleId = vehicles.second;
  const { data: ended } = await passOnVehicle(portal, { vehicleId, ownerId: garage.idOf('customer') });
  expect((await withdrawVehicleCode(portal, vehicleId)).data).toEqual({ withdrawn: true });
  const { data: made } = await passOnVehicle(portal, { vehicleId, ownerId: garage.idOf('customer') });
  expect((await getServiceBook(portal, vehicleId, neverAborted)).data?.code_until).toBe(made?.expires_at);

  await enter('otherCustomer');
  expect(await refusal(readVehicleCode(portal, ended?.code ?? ''))).toMatchObject({
    kind: 'not-found',
    field: 'code',
  });
  expect((await readVehicleCode(portal, made?.code ?? '')).data).toMatchObject({ model: 'Nexon' });
  expect((await takeVehicle(portal, made?.code ?? '')).data).toEqual({ vehicle_id: vehicleId });
  expect((await getServiceBook(portal, vehicleId, neverAborted)).data).toMatchObject({
    services: [],
    years: [],
    code_until: null,
  });

  await enter('manager');
  const { data: book } = await getServiceBook(portal, vehicleId, neverAborted);
  const ownerId = String(book?.owner.customer_id);
  expect(ownerId).toBe(garage.idOf('otherCustomer'));
  const back = { vehicleId, ownerId, customerId: garage.idOf('customer') };
  expect((await passVehicleTo(portal, back)).data).toEqual({ vehicle_id: vehicleId });
  expect(await refusal(passVehicleTo(portal, back))).toMatchObject({
    kind: 'conflict',
    message: 'This customer has this car already',
  });
});

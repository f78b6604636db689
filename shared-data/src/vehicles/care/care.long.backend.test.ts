import { services, vehicles } from '../../../supabase/tests/support/workshop.ts';
import { type Garage, neverAborted, openGarage, refusal } from '../../testing/garage.ts';
import { addReading, getVehicleCare, listServiceIntervals, saveServiceIntervals } from './care-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
afterAll(() => garage.close());

test('a manager sets an interval, the owner adds readings, and both see what is due', async () => {
  const { portal, enter } = garage;
  await enter('manager');
  const serviceId = services.oilChange;
  const yearly = { fuel_type: null, cartype_id: null, months: 12, kilometres: null };
  await saveServiceIntervals(portal, { serviceId, intervals: [yearly], expected: [] });
  expect((await listServiceIntervals(portal, serviceId, neverAborted)).data).toEqual([yearly]);
  const again = saveServiceIntervals(portal, { serviceId, intervals: [], expected: [] });
  expect(await refusal(again)).toMatchObject({ kind: 'changed' });

  await enter('customer');
  const vehicleId = vehicles.first;
  await addReading(portal, { vehicleId, kilometres: 60_000 });
  expect(await refusal(addReading(portal, { vehicleId, kilometres: 500 }))).toMatchObject({
    kind: 'conflict',
    field: 'kilometres',
    message: 'The last reading was 60,000 km',
  });
  await addReading(portal, { vehicleId, kilometres: 500, lowerIs: 'reset' });
  const { data } = await getVehicleCare(portal, vehicleId, neverAborted);
  expect(data?.forecast).toMatchObject([{ service_id: serviceId, is_done: true, state: 'later' }]);
  expect(data?.readings[0]).toMatchObject({ kilometres: 500, is_reset: true, source: 'owner' });
});

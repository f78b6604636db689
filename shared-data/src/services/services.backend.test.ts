import { columnsOf, type Garage, neverAborted, openGarage } from '../testing/garage.ts';
import type { Service } from './service.ts';
import { listServices } from './services-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
afterAll(() => garage.close());

test('a visitor reads the active services, by category', async () => {
  const answer = await listServices(garage.portal, neverAborted);
  expect(answer.data?.map(({ name }) => name)).toEqual(['Oil Change', 'Brake Repair']);
  expect(Object.keys(answer.data?.[0] ?? {}).sort()).toEqual(
    columnsOf<Service>({
      service_id: true,
      name: true,
      description: true,
      category: true,
      base_price: true,
      estimated_duration: true,
      active: true,
    }),
  );
});

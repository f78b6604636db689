import { type Garage, neverAborted, openGarage, refusal } from '../testing/garage.ts';
import { listCatalogue, listServices, saveService, setServiceActive } from './services-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
afterAll(() => garage.close());

test('a visitor reads the active services, by category', async () => {
  const answer = await listServices(garage.portal, neverAborted);
  expect(answer.data?.map(({ name }) => name)).toEqual(['Oil Change', 'Brake Repair']);
});

test('a service is added, changed over what was read, and retired', async () => {
  await garage.enter('manager');
  const wheels = {
    name: 'Wheel Balancing',
    description: '',
    category: 'repair' as const,
    basePrice: 900,
    estimatedDuration: 30,
    highestPrice: null,
    shortestDuration: null,
    longestDuration: null,
  };
  const { data: added } = await saveService(garage.portal, wheels);
  const expected = added ?? undefined;
  const dearer = await saveService(garage.portal, { ...wheels, basePrice: 950, expected });
  expect(dearer.data).toMatchObject({ base_price: 950 });
  const late = saveService(garage.portal, { ...wheels, basePrice: 800, expected });
  expect(await refusal(late)).toMatchObject({ kind: 'changed' });
  await setServiceActive(garage.portal, { serviceId: added?.service_id ?? 0, active: false });
  const names = (answer: Awaited<ReturnType<typeof listServices>>) => answer.data?.map(({ name }) => name);
  expect(names(await listServices(garage.portal, neverAborted))).not.toContain('Wheel Balancing');
  expect(names(await listCatalogue(garage.portal, neverAborted))).toContain('Wheel Balancing');
});

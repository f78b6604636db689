import { type Garage, neverAborted, openGarage } from '../testing/garage.ts';
import type { CarTypeFilter } from './car-type.ts';
import { listCarTypes } from './car-types-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
  await garage.backend.exec(`insert into public.cartypes (brand, model, body_type) values
    ('Tata', 'Safari', 'suv'), ('Honda', 'Jazz', 'hatchback')`);
});
afterAll(() => garage.close());

async function models(filter: CarTypeFilter) {
  const answer = await listCarTypes(garage.portal, filter, neverAborted);
  return answer.data?.map(({ brand, model }) => `${brand} ${model}`) ?? answer.message;
}

test('a visitor reads all car types, by brand and model', async () => {
  expect(await models({})).toEqual(['Honda City', 'Honda Jazz', 'Tata Nexon', 'Tata Safari']);
});

test.each<[CarTypeFilter, string[]]>([
  [{ brand: 'all', bodyType: 'all' }, ['Honda City', 'Honda Jazz', 'Tata Nexon', 'Tata Safari']],
  [{ brand: 'Tata' }, ['Tata Nexon', 'Tata Safari']],
  [{ bodyType: 'hatchback' }, ['Honda Jazz']],
  [{ brand: 'Tata', bodyType: 'hatchback' }, []],
])('the filter %j finds %j', async (filter, found) => {
  expect(await models(filter)).toEqual(found);
});

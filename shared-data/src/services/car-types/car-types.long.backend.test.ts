import { type Garage, neverAborted, openGarage } from '../../testing/garage.ts';
import { listCarModels, listCarTypes, saveCarModel, setCarModelActive } from './car-types-api.ts';
import type { CarTypeFilter } from './car-types-keys.ts';

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

test('a model is added and retired, and is then listed for managers only', async () => {
  await garage.enter('manager');
  const { data: added } = await saveCarModel(garage.portal, {
    brand: 'Mahindra',
    model: 'Bolero',
    bodyType: 'off-roader',
    isElectric: false,
    lengthMm: 3995,
    wheelbaseMm: 2680,
    heightMm: 1880,
  });
  expect(added).toMatchObject({ length_mm: 3995, active: true });
  await setCarModelActive(garage.portal, { carTypeId: added?.cartype_id ?? 0, active: false });
  expect(await models({ brand: 'Mahindra' })).toEqual([]);
  const all = await listCarModels(garage.portal, neverAborted);
  expect(all.data?.map(({ model }) => model)).toContain('Bolero');
});

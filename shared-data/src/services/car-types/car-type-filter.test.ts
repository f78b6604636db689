import { searchCarTypes } from './car-type-filter.ts';
import type { CarType } from './car-types-answers.ts';

const of = (brand: string, model: string): CarType => ({
  cartype_id: 1,
  brand,
  model,
  body_type: 'suv',
  is_electric: false,
  active: true,
  length_mm: null,
  wheelbase_mm: null,
  height_mm: null,
});
const all = [of('Honda', 'CR-V'), of('Honda', 'City'), of('Tata', '100%_Nexon')];

const found = (search?: string) => searchCarTypes(all, search).map(({ model }) => model);

test.each([
  ['hond', ['CR-V', 'City']],
  [' cr-v ', ['CR-V']],
  ['HONDA CI', ['City']],
  ['%', ['100%_Nexon']],
  ['_', ['100%_Nexon']],
  ['c.*y', []],
])('%j finds %j', (search, models) => {
  expect(found(search)).toEqual(models);
});

test.each([undefined, '', '  '])('without a search, %j, all car types are shown', (search) => {
  expect(found(search)).toHaveLength(3);
});

import * as z from '@pitlane/shared-data/schema';
import { type VehicleForm, vehicleSchema } from './vehicle-schema.ts';

const empty: VehicleForm = {
  registration_number: 'KA 01 AB 1234',
  brand: 'Honda',
  model: 'City',
  year: 2020,
  color: '',
  fuel_type: 'petrol',
  km_driven: '',
  vin: '',
  engine_number: '',
  chassis_number: '',
  last_oil_change: '',
};

const parse = (changes: Partial<Record<keyof VehicleForm, unknown>>) =>
  z.safeParse(vehicleSchema(2026), { ...empty, ...changes });

const messages = (changes: Partial<Record<keyof VehicleForm, unknown>>) =>
  parse(changes).error?.issues.map(({ path, message }) => [path[0], message]);

test('optional fields that are empty are sent as null', () => {
  expect(parse({}).data).toEqual({
    registration_number: 'KA 01 AB 1234',
    brand: 'Honda',
    model: 'City',
    year: 2020,
    color: null,
    fuel_type: 'petrol',
    km_driven: null,
    vin: null,
    engine_number: null,
    chassis_number: null,
    last_oil_change: null,
  });
});

test('the required fields speak the words of the specification, in its order', () => {
  expect(messages({ registration_number: '  ', brand: '', model: '', year: 1899 })).toEqual([
    ['registration_number', 'Registration number is required'],
    ['brand', 'Brand is required'],
    ['model', 'Model is required'],
    ['year', 'Year must be between 1900 and 2027'],
  ]);
});

test.each([1900, 2027, '1999'])('the year %j is accepted', (year) => {
  expect(parse({ year }).data?.year).toBe(Number(year));
});

test.each([1899, 2028, 2020.5, '', 'abc', null, undefined, Number.NaN])('the year %j is not', (year) => {
  expect(messages({ year })).toEqual([['year', 'Year must be between 1900 and 2027']]);
});

test.each([
  ['15000', 15000],
  [15000, 15000],
  ['15000.9', 15000],
  ['-5', 0],
  ['0', 0],
  ['', null],
  ['abc', null],
  [null, null],
])('kilometres %j are sent as %j', (typed, sent) => {
  expect(parse({ km_driven: typed }).data?.km_driven).toBe(sent);
});

test('texts are trimmed', () => {
  expect(parse({ registration_number: ' KA01 ', vin: ' 1234 ' }).data).toMatchObject({
    registration_number: 'KA01',
    vin: '1234',
  });
});

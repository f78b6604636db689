import * as z from '../foundation/schema/schema.ts';
import { deskVehicleSchema, type VehicleForm, vehicleSchema } from './vehicle-schema.ts';

const empty: VehicleForm = {
  registration_number: 'KA 01 AB 1234',
  brand: 'Honda',
  model: 'City',
  year: 2020,
  color: '',
  fuel_type: 'petrol',
  km_driven: null,
  vin: '',
  engine_number: '',
  chassis_number: '',
  last_oil_change: '',
};

const parse = (changes: Partial<Record<keyof VehicleForm, unknown>>) =>
  z.safeParse(vehicleSchema('2026-11-21'), { ...empty, ...changes });

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

test('the required fields have their own messages, in order', () => {
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
  ['', null],
  ['  ', null],
  ['1999', 1999],
  [2027, 2027],
])('at the front desk the year %j is %j', (year, sent) => {
  expect(z.safeParse(deskVehicleSchema('2026-11-21'), { ...empty, year }).data?.year).toBe(sent);
});

test.each([1899, '2028', 'new'])('at the front desk the year %j is refused', (year) => {
  const { error } = z.safeParse(deskVehicleSchema('2026-11-21'), { ...empty, year });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Year must be between 1900 and 2027']);
});

test.each([15000, 0, null])('kilometres %j are accepted', (km_driven) => {
  expect(parse({ km_driven }).data?.km_driven).toBe(km_driven);
});

test.each([
  [-1, 'Kilometres must be 0 or more'],
  [-0.5, 'Kilometres must be 0 or more'],
  [12.5, 'Kilometres must be a whole number'],
  [10_000_000, 'Kilometres must be no more than 99,99,999'],
])('kilometres %j are refused: %s', (km_driven, message) => {
  expect(messages({ km_driven })).toEqual([['km_driven', message]]);
});

test('the last oil change is today or earlier', () => {
  expect(parse({ last_oil_change: '2026-11-21' }).data?.last_oil_change).toBe('2026-11-21');
  expect(messages({ last_oil_change: '2026-11-22' })).toEqual([
    ['last_oil_change', 'The last oil change cannot be in the future'],
  ]);
});

test.each([
  ['registration_number', 'Registration number', 60],
  ['brand', 'Brand', 200],
  ['model', 'Model', 200],
  ['color', 'Colour', 60],
  ['vin', 'VIN', 60],
  ['engine_number', 'Engine number', 60],
  ['chassis_number', 'Chassis number', 60],
] as const)('a %s that is longer than the database keeps is refused', (field, label, longest) => {
  expect(messages({ [field]: ` ${'🚗'.repeat(longest)} ` })).toBeUndefined();
  expect(messages({ [field]: 'X'.repeat(longest + 1) })).toEqual([
    [field, `${label} must be no more than ${longest} characters long`],
  ]);
});

test('texts are trimmed', () => {
  expect(parse({ registration_number: ' KA01 ', vin: ' 1234 ' }).data).toMatchObject({
    registration_number: 'KA01',
    vin: '1234',
  });
});

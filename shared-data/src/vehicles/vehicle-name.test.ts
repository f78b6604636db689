import { vehicleName, vehicleNameWithYear } from './vehicle-name.ts';

const vehicle = { brand: 'Honda', model: 'City', year: 2021 };

test('A vehicle is called by brand and model', () => {
  expect(vehicleName(vehicle)).toBe('Honda City');
});

test('The year follows the name in brackets', () => {
  expect(vehicleNameWithYear(vehicle)).toBe('Honda City (2021)');
});

test('A year that nobody knows is left out', () => {
  expect(vehicleNameWithYear({ ...vehicle, year: null })).toBe('Honda City');
});

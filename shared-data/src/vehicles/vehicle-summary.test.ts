import { summariseVehicles } from './vehicle-summary.ts';

test('the summary counts vehicles, different brands and fuel types, and rounds the average year', () => {
  expect(
    summariseVehicles([
      { brand: 'Honda', year: 2019, fuel_type: 'petrol' },
      { brand: 'Honda', year: 2020, fuel_type: 'diesel' },
      { brand: 'Tata', year: 2022, fuel_type: 'petrol' },
    ]),
  ).toEqual({ total: 3, brands: 2, averageYear: 2020, fuelTypes: 2 });
});

test('an average that ends in a half is rounded up', () => {
  const of = (year: number) => ({ brand: 'Kia', year, fuel_type: 'cng' as const });
  expect(summariseVehicles([of(2020), of(2021)]).averageYear).toBe(2021);
});

test('a vehicle whose year nobody knows does not count in the average', () => {
  const of = (year: number | null) => ({ brand: 'Kia', year, fuel_type: 'cng' as const });
  expect(summariseVehicles([of(2020), of(null)])).toMatchObject({ total: 2, averageYear: 2020 });
  expect(summariseVehicles([of(null)]).averageYear).toBeNull();
});

test('without vehicles there is no average year', () => {
  expect(summariseVehicles([])).toEqual({ total: 0, brands: 0, averageYear: null, fuelTypes: 0 });
});

import type { CarType } from '@pitlane/shared-data/car-types';
import { earliestYear } from '@pitlane/shared-data/registration';
import { fuelLabels, fuelTypes } from '@pitlane/shared-data/vehicles';

/** The fuels, in the specification's order. */
export const fuelTypeOptions = fuelTypes.map((id) => ({ id, label: fuelLabels[id] }));

/** Every brand once, in the order of the car types. */
export const brandsOf = (carTypes: readonly CarType[]) => [...new Set(carTypes.map(({ brand }) => brand))];

/** The models of a brand, in the order of the car types. */
export const modelsOf = (carTypes: readonly CarType[], brand: string) =>
  carTypes.filter((carType) => carType.brand === brand).map(({ model }) => model);

/** Options of a select whose ids are their words. What the vehicle already has is offered too, known or not. */
export function namedOptions(names: readonly string[], current: string) {
  const all = current === '' || names.includes(current) ? names : [current, ...names];
  return all.map((name) => ({ id: name, label: name }));
}

/** The years on offer, from next year down to 1950 (spec section 9), and the vehicle's own where it is older. */
export function yearOptions(nowYear: number, current: string) {
  const latest = nowYear + 1;
  const years = Array.from({ length: latest - earliestYear.offered + 1 }, (_, age) => String(latest - age));
  return (years.includes(current) ? years : [...years, current]).map((year) => ({ id: year, label: year }));
}

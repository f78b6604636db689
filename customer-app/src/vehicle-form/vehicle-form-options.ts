import type { CarType } from '@pitlane/shared-data/car-types';
import { earliestYear } from '@pitlane/shared-data/registration';
import { fuelLabels, fuelTypes } from '@pitlane/shared-data/vehicles';

/** In the specification's order. */
export const fuelTypeOptions = fuelTypes.map((id) => ({ id, label: fuelLabels[id] }));

export const brandsOf = (carTypes: readonly CarType[]) => [...new Set(carTypes.map(({ brand }) => brand))];

export const modelsOf = (carTypes: readonly CarType[], brand: string) =>
  carTypes.filter((carType) => carType.brand === brand).map(({ model }) => model);

/** Options whose ids are their labels. The current value is always included, even if it is unknown. */
export function namedOptions(names: readonly string[], current: string) {
  const all = current === '' || names.includes(current) ? names : [current, ...names];
  return all.map((name) => ({ id: name, label: name }));
}

/** From next year down to 1950 (spec section 9), plus the current value if it is older. */
export function yearOptions(nowYear: number, current: string) {
  const latest = nowYear + 1;
  const years = Array.from({ length: latest - earliestYear.offered + 1 }, (_, age) => String(latest - age));
  return (years.includes(current) ? years : [...years, current]).map((year) => ({ id: year, label: year }));
}

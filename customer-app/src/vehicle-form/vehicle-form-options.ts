import { earliestYear } from '@pitlane/shared-data/registration';
import { fuelLabels, fuelTypes } from '@pitlane/shared-data/vehicles';

/** In the order in which they are offered. */
export const fuelTypeOptions = fuelTypes.map((id) => ({ id, label: fuelLabels[id] }));

/** From next year down to 1950, plus the current value if it is older; an empty one is unknown. */
export function yearOptions(nowYear: number, current: string) {
  const latest = nowYear + 1;
  const years = Array.from({ length: latest - earliestYear.offered + 1 }, (_, age) => String(latest - age));
  return (current === '' || years.includes(current) ? years : [...years, current]).map((year) => ({
    id: year,
    label: year,
  }));
}

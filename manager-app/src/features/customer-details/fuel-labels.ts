import type { FuelType } from '@pitlane/shared-data/vehicles';

/** Fuel types in words. */
export const fuelLabels: Record<FuelType, string> = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  electric: 'Electric',
  hybrid: 'Hybrid',
  cng: 'CNG',
};

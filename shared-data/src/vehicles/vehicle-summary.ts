import type { Vehicle } from './vehicle.ts';

/** The statistics of My Vehicles. */
export interface VehicleSummary {
  total: number;
  /** The number of different brands. */
  brands: number;
  /** Rounded, of the vehicles whose year is known; null without any. */
  averageYear: number | null;
  /** The number of different fuel types. */
  fuelTypes: number;
}

export function summariseVehicles(
  vehicles: readonly Pick<Vehicle, 'brand' | 'year' | 'fuel_type'>[],
): VehicleSummary {
  const total = vehicles.length;
  const years = vehicles.flatMap(({ year }) => year ?? []);
  return {
    total,
    brands: new Set(vehicles.map(({ brand }) => brand)).size,
    averageYear:
      years.length === 0 ? null : Math.round(years.reduce((sum, year) => sum + year, 0) / years.length),
    fuelTypes: new Set(vehicles.map(({ fuel_type }) => fuel_type)).size,
  };
}

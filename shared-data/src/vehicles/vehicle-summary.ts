import type { Vehicle } from './vehicle.ts';

/** The figures above My Vehicles (spec section 2). */
export interface VehicleSummary {
  total: number;
  /** How many different brands. */
  brands: number;
  /** Rounded; null when there is no vehicle. */
  averageYear: number | null;
  /** How many different fuel types. */
  fuelTypes: number;
}

export function summariseVehicles(
  vehicles: readonly Pick<Vehicle, 'brand' | 'year' | 'fuel_type'>[],
): VehicleSummary {
  const total = vehicles.length;
  const years = vehicles.reduce((sum, { year }) => sum + year, 0);
  return {
    total,
    brands: new Set(vehicles.map(({ brand }) => brand)).size,
    averageYear: total === 0 ? null : Math.round(years / total),
    fuelTypes: new Set(vehicles.map(({ fuel_type }) => fuel_type)).size,
  };
}

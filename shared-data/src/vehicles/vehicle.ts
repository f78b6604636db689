import type { Database } from '../client/database.types.ts';

/** Spec section 9. */
export const fuelTypes = ['petrol', 'diesel', 'electric', 'hybrid', 'cng'] as const;

export type FuelType = (typeof fuelTypes)[number];

export const fuelLabels: Record<FuelType, string> = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  electric: 'Electric',
  hybrid: 'Hybrid',
  cng: 'CNG',
};

type VehicleRow = Database['public']['Tables']['vehicles']['Row'];

/** `km_driven` is "Kilometres" on screens, `last_oil_change` a plain date. */
export interface Vehicle extends Omit<VehicleRow, 'fuel_type'> {
  fuel_type: FuelType;
}

/** The parsed vehicle form. Empty optional fields are null (spec section 5). */
export interface VehicleDetails {
  registration_number: string;
  brand: string;
  model: string;
  /** Null where the front desk does not know it. */
  year: number | null;
  color: string | null;
  fuel_type: FuelType;
  km_driven: number | null;
  vin: string | null;
  engine_number: string | null;
  chassis_number: string | null;
  /** YYYY-MM-DD */
  last_oil_change: string | null;
}

import type { Database } from '../client/database.types.ts';
import type { FuelType } from './fuel-type.ts';

/** `km_driven` is "Kilometres" on screens, `last_oil_change` a plain date. */
export type Vehicle = Database['public']['Tables']['vehicles']['Row'];

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

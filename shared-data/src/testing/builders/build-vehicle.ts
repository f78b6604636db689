import type { Vehicle } from '../../vehicles/vehicle.ts';
import { customer } from './people.ts';

/** A vehicle with every field set. */
export const buildVehicle = (overrides: Partial<Vehicle> = {}): Vehicle => ({
  vehicle_id: 3,
  customer_id: customer.id,
  registration_number: 'KA 01 AB 1234',
  brand: 'Hyundai',
  model: 'Creta',
  year: 2021,
  color: 'White',
  fuel_type: 'diesel',
  km_driven: 124_500,
  vin: 'MALC381CLNM123456',
  engine_number: 'D4FAMN123456',
  chassis_number: 'CH-998877',
  last_oil_change: '2026-08-14',
  created_at: '2025-02-03T05:00:00Z',
  ...overrides,
});

import type { VehicleForm } from '@pitlane/shared-data/registration';
import type { Vehicle } from '@pitlane/shared-data/vehicles';

/** Defaults: the current year and petrol. */
export const newVehicleValues = (nowYear: number): VehicleForm => ({
  registration_number: '',
  brand: '',
  model: '',
  year: String(nowYear),
  color: '',
  fuel_type: 'petrol',
  km_driven: null,
  vin: '',
  engine_number: '',
  chassis_number: '',
  last_oil_change: '',
});

/** Text fields use an empty string for null. */
export const valuesOfVehicle = (vehicle: Vehicle): VehicleForm => ({
  registration_number: vehicle.registration_number,
  brand: vehicle.brand,
  model: vehicle.model,
  year: vehicle.year === null ? '' : String(vehicle.year),
  color: vehicle.color ?? '',
  fuel_type: vehicle.fuel_type,
  km_driven: vehicle.km_driven,
  vin: vehicle.vin ?? '',
  engine_number: vehicle.engine_number ?? '',
  chassis_number: vehicle.chassis_number ?? '',
  last_oil_change: vehicle.last_oil_change ?? '',
});

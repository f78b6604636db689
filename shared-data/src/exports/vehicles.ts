export {
  fuelLabels,
  fuelTypes,
  type Vehicle,
  type VehicleDetails,
} from '../vehicles/vehicle.ts';
export { vehicleName, vehicleNameWithYear } from '../vehicles/vehicle-name.ts';
export { summariseVehicles } from '../vehicles/vehicle-summary.ts';
export { useAddVehicle, useDeleteVehicle, useUpdateVehicle } from '../vehicles/vehicles-mutations.ts';
export { myVehiclesQuery, vehicleQuery } from '../vehicles/vehicles-queries.ts';

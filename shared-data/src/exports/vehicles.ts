export {
  fuelLabels,
  fuelTypes,
  type Vehicle,
  type VehicleDetails,
} from '../vehicles/vehicle.ts';
export { vehicleName, vehicleNameWithYear } from '../vehicles/vehicle-name.ts';
export {
  type ListedVehicle,
  type VehicleOwner,
  type VehicleRecord,
  vehicleSorts,
} from '../vehicles/vehicle-record.ts';
export { summariseVehicles } from '../vehicles/vehicle-summary.ts';
export { useAddVehicle, useDeleteVehicle, useUpdateVehicle } from '../vehicles/vehicles-mutations.ts';
export {
  myVehiclesQuery,
  vehicleQuery,
  vehicleRecordQuery,
  vehiclesQuery,
} from '../vehicles/vehicles-queries.ts';

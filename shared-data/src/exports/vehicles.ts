export { fuelLabels, fuelTypes } from '../vehicles/fuel-type.ts';
export { plateWithZeros } from '../vehicles/plate.ts';
export type { Vehicle, VehicleDetails } from '../vehicles/vehicle.ts';
export { vehicleName, vehicleNameWithYear } from '../vehicles/vehicle-name.ts';
export { vehicleSorts } from '../vehicles/vehicle-sort.ts';
export { summariseVehicles } from '../vehicles/vehicle-summary.ts';
export type {
  ListedVehicle,
  VehicleOwner,
  VehicleRecord,
  VehicleVisit,
  YearlyCosts,
} from '../vehicles/vehicles-answers.ts';
export { useAddVehicle, useDeleteVehicle, useUpdateVehicle } from '../vehicles/vehicles-mutations.ts';
export {
  myVehiclesQuery,
  vehicleQuery,
  vehicleRecordQuery,
  vehiclesQuery,
  vehicleVisitsQuery,
} from '../vehicles/vehicles-queries.ts';

import { vehicleNameWithYear } from '@pitlane/shared-data/vehicles';
import { Link } from '@pitlane/shared-ui/core';
import { paths } from '../paths.ts';

interface VehicleLinkProps {
  /** `vehicle_id` is null once the vehicle has been deleted. */
  vehicle: { vehicle_id: number | null; brand: string; model: string; year: number | null };
}

/** A vehicle's name, as a link to its record. */
export function VehicleLink({ vehicle }: VehicleLinkProps) {
  const name = vehicleNameWithYear(vehicle);
  return vehicle.vehicle_id === null ? name : <Link href={paths.vehicle(vehicle.vehicle_id)}>{name}</Link>;
}

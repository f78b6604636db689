import { vehicleNameWithYear } from '@pitlane/shared-data/vehicles';
import { Link } from '@pitlane/shared-ui/core';
import { paths } from '../paths.ts';

interface VehicleLinkProps {
  /** `vehicle_id` is null once the vehicle has been deleted. */
  vehicle: { vehicle_id: number | null; brand: string; model: string; year: number | null };
  /** Marks the brand with `data-brand`, for a style that leaves the room to the model. */
  hasBrandApart?: boolean;
}

/** A vehicle's name, as a link to its record. */
export function VehicleLink({ vehicle, hasBrandApart = false }: VehicleLinkProps) {
  const whole = vehicleNameWithYear(vehicle);
  const name = hasBrandApart ? (
    <span title={whole}>
      <span data-brand>{vehicle.brand} </span>
      {whole.slice(vehicle.brand.length + 1)}
    </span>
  ) : (
    whole
  );
  return vehicle.vehicle_id === null ? name : <Link href={paths.vehicle(vehicle.vehicle_id)}>{name}</Link>;
}

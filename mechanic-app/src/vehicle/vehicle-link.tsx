import { vehicleNameWithYear } from '@pitlane/shared-data/vehicles';
import { Link, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { paths } from '../paths.ts';

/** As high as a gloved finger needs. */
const Target = styled.span`
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target-large')};
  }
`;

interface VehicleLinkProps {
  /** `vehicle_id` is null once the vehicle has been deleted. */
  vehicle: { vehicle_id: number | null; brand: string; model: string; year: number };
}

/** A vehicle's name, as a link to its record. */
export function VehicleLink({ vehicle }: VehicleLinkProps) {
  const name = vehicleNameWithYear(vehicle);
  if (vehicle.vehicle_id === null) return name;
  return (
    <Target>
      <Link href={paths.vehicle(vehicle.vehicle_id)}>{name}</Link>
    </Target>
  );
}

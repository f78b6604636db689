import { EmptyState, LinkButton } from '@pitlane/shared-ui/core';
import { SearchX } from '@pitlane/shared-ui/icons';
import { paths } from '../paths.ts';

/** Shown alike for a vehicle that does not exist and one that belongs to another customer. */
export function VehicleNotFound() {
  return (
    <EmptyState
      icon={SearchX}
      title="Vehicle not found"
      hint="It may have been deleted."
      action={
        <LinkButton variant="primary" href={paths.myVehicles}>
          My Vehicles
        </LinkButton>
      }
    />
  );
}

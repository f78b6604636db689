import { NotFound } from '@pitlane/shared-ui/core';
import { paths } from '../paths.ts';

/** Shown alike for a vehicle that does not exist and one that belongs to another customer. */
export function VehicleNotFound() {
  return (
    <NotFound
      title="Vehicle not found"
      hint="It may have been deleted, or have another owner now."
      back={{ href: paths.myVehicles, label: 'My Vehicles' }}
    />
  );
}

import type { Mechanic } from '@pitlane/shared-data/mechanics';
import { CircleCheck, WifiOff } from '@pitlane/shared-ui/icons';
import { StatusBadge } from '@pitlane/shared-ui/status-badge';

export type AvailabilityBadgeProps = {
  mechanic: Pick<Mechanic, 'availability_status' | 'available'>;
};

/** Availability follows the `available` flag where it is not set itself (spec section 4). */
export function AvailabilityBadge({ mechanic: { availability_status, available } }: AvailabilityBadgeProps) {
  const isAvailable = availability_status ? availability_status === 'available' : available;
  return isAvailable ? (
    <StatusBadge tone="success" icon={CircleCheck}>
      Available
    </StatusBadge>
  ) : (
    <StatusBadge icon={WifiOff}>Offline</StatusBadge>
  );
}

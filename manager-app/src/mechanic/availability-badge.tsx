import { StatusBadge } from '@pitlane/shared-ui/core';
import { CircleCheck, WifiOff } from '@pitlane/shared-ui/icons';

export interface AvailabilityBadgeProps {
  mechanic: { available: boolean; availability_status?: string | null };
}

/** Falls back to the `available` flag when `availability_status` is missing. */
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

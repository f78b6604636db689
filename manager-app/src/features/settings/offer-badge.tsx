import { StatusBadge } from '@pitlane/shared-ui/core';

/** Whether customers are offered a service or a car model. */
export function OfferBadge({ isActive }: { isActive: boolean }) {
  return isActive ? <StatusBadge tone="success">On offer</StatusBadge> : <StatusBadge>Retired</StatusBadge>;
}

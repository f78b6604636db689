import { StatusBadge } from '@pitlane/shared-ui/core';
import { TriangleAlert } from '@pitlane/shared-ui/icons';

/** Marks a final cost above the approved estimate by more than the garage's tolerance. */
export function AboveEstimate({ exceeds_estimate }: { exceeds_estimate: boolean }) {
  if (!exceeds_estimate) return null;
  return (
    <StatusBadge tone="warning" icon={TriangleAlert}>
      Above the estimate
    </StatusBadge>
  );
}

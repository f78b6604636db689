import type { Customer } from '@pitlane/shared-data/customers';
import { StatusBadge } from '@pitlane/shared-ui/core';
import { CircleCheck, CircleDashed } from '@pitlane/shared-ui/icons';

/** The status is display only. */
export function CustomerStatusBadge({ status }: Pick<Customer, 'status'>) {
  return status === 'active' ? (
    <StatusBadge tone="success" icon={CircleCheck}>
      Active
    </StatusBadge>
  ) : (
    <StatusBadge icon={CircleDashed}>Inactive</StatusBadge>
  );
}

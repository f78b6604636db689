import type { Customer } from '@pitlane/shared-data/customers';
import { CircleCheck, CircleDashed } from '@pitlane/shared-ui/icons';
import { StatusBadge } from '@pitlane/shared-ui/status-badge';

/** Active or inactive, which is shown and changes nothing. */
export function CustomerStatusBadge({ status }: Pick<Customer, 'status'>) {
  return status === 'active' ? (
    <StatusBadge tone="success" icon={CircleCheck}>
      Active
    </StatusBadge>
  ) : (
    <StatusBadge icon={CircleDashed}>Inactive</StatusBadge>
  );
}

import type { DataError } from '@pitlane/shared-data/data-error';
import { formatMoney } from '@pitlane/shared-data/formats';
import type { MechanicSalary } from '@pitlane/shared-data/mechanics';
import { Banner } from '@pitlane/shared-ui/banner';
import { DescriptionList } from '@pitlane/shared-ui/description-list';
import { ConfirmDialog } from '@pitlane/shared-ui/dialog';
import { Stack } from '@pitlane/shared-ui/layout';
import { dismissalFailure } from './failure-text.ts';

export interface DismissMechanicDialogProps {
  salary: MechanicSalary;
  /** The figures are being asked for anew, and nobody can say yes to old ones. */
  isRefreshing: boolean;
  isPending: boolean;
  error: DataError | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a mechanic's login ends, and names first what that leaves behind (ruling 9). */
export function DismissMechanicDialog({
  salary: { mechanic, statistics, unpaid_jobs, total },
  isRefreshing,
  isPending,
  error,
  onConfirm,
  onClose,
}: DismissMechanicDialogProps) {
  return (
    <ConfirmDialog
      title="Dismiss Mechanic"
      confirmLabel="Dismiss Mechanic"
      isDanger
      isConfirmDisabled={isRefreshing}
      isPending={isPending}
      pendingLabel="Dismissing..."
      isOpen
      onOpenChange={onClose}
      onConfirm={onConfirm}
    >
      <Stack>
        {error && (
          <Banner tone="danger" title={dismissalFailure(error)}>
            {error.message}
          </Banner>
        )}
        <p>
          Are you sure you want to dismiss {mechanic.name}? Their login ends at once. This action cannot be
          undone.
        </p>
        <DescriptionList
          items={[
            { label: 'Open requests, going back to pending', value: statistics.open_jobs },
            { label: 'Unpaid completed jobs', value: unpaid_jobs.length },
            { label: 'Amount due', value: formatMoney(total) },
          ]}
        />
        {unpaid_jobs.length > 0 && (
          <p>Pay the salary first: afterwards these jobs can no longer be paid here.</p>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

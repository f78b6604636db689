import type { DataError } from '@pitlane/shared-data/data-error';
import { formatMoney, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { MechanicSalary } from '@pitlane/shared-data/mechanics';
import { Banner, Button, ConfirmDialog, DescriptionList, Stack } from '@pitlane/shared-ui/core';
import { dismissalFailure } from './failure-text.ts';

export interface DismissMechanicDialogProps {
  salary: MechanicSalary;
  /** Disables the confirmation while the figures are reloaded. */
  isRefreshing: boolean;
  isPending: boolean;
  error: DataError | null;
  onConfirm: () => void;
  /** Pays all that is due, and dismisses; undefined without the right to pay. */
  onPayAndDismiss: (() => void) | undefined;
  onClose: () => void;
}

/** Shows open requests, unpaid jobs and amount due before the confirmation. */
export function DismissMechanicDialog({
  salary: { mechanic, statistics, unpaid_jobs, total },
  isRefreshing,
  isPending,
  error,
  onConfirm,
  onPayAndDismiss,
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
          Are you sure you want to dismiss {mechanic.name}? They lose access immediately. This action cannot
          be undone.
        </p>
        <DescriptionList
          items={[
            { label: 'Open requests (will return to pending)', value: statistics.open_jobs },
            { label: 'Unpaid completed jobs', value: unpaid_jobs.length },
            { label: 'Amount due', value: formatMoney(total) },
          ]}
        />
        {unpaid_jobs.length > 0 && (
          <>
            <p>What is due can be paid now, or afterwards under Salary.</p>
            {onPayAndDismiss && (
              <Button variant="primary" isDisabled={isRefreshing || isPending} onPress={onPayAndDismiss}>
                {`Pay ${formatMoneyWithPaise(total)} and Dismiss`}
              </Button>
            )}
          </>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

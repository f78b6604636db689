import { ConfirmDialog } from '@pitlane/shared-ui/core';
import type { useVehicleDeletion } from './use-vehicle-deletion.ts';

/** The text is fixed by spec section 5. */
export function DeleteVehicleDialog({ deletion }: { deletion: ReturnType<typeof useVehicleDeletion> }) {
  const { candidate, isPending, confirm, cancel } = deletion;
  return (
    <ConfirmDialog
      title="Delete vehicle"
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      isDanger
      isOpen={candidate !== null}
      isPending={isPending}
      onConfirm={confirm}
      onOpenChange={(isOpen) => isOpen || cancel()}
    >
      {candidate &&
        `Are you sure you want to delete vehicle ${candidate.registration_number} ? This action cannot be undone.`}
    </ConfirmDialog>
  );
}

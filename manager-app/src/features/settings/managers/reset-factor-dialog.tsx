import { messageFor } from '@pitlane/shared-data/data-error';
import type { Manager } from '@pitlane/shared-data/managers';
import { useResetSecondFactor } from '@pitlane/shared-data/second-factor';
import { Banner, ConfirmDialog, Stack } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';

interface ResetFactorDialogProps {
  manager: Manager;
  onClose: () => void;
}

/** Switches the second factor of a colleague off who has lost the phone and the recovery codes. */
export function ResetFactorDialog({ manager, onClose }: ResetFactorDialogProps) {
  const reset = useResetSecondFactor();
  const { manager_id: managerId, name } = manager;
  const confirm = () =>
    reset.mutate(managerId, {
      onSuccess: () => {
        notify.success(`The second factor of ${name} is off`);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Reset the Second Factor of ${name}?`}
      confirmLabel="Reset"
      isPending={reset.isPending}
      pendingLabel="Resetting..."
      onConfirm={confirm}
      onOpenChange={onClose}
    >
      <Stack>
        {reset.error && (
          <Banner tone="danger">{messageFor(reset.error, 'Failed to reset the second factor')}</Banner>
        )}
        <p>
          Do this only if {name} has told you in person that the phone and the recovery codes are lost. Every
          session of {name} ends, and the password alone signs in until a new second factor is set up.
        </p>
      </Stack>
    </ConfirmDialog>
  );
}

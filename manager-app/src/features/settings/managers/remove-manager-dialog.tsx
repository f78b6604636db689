import { messageFor } from '@pitlane/shared-data/data-error';
import { type Manager, useRemoveManager } from '@pitlane/shared-data/managers';
import { useSession } from '@pitlane/shared-data/session';
import { Banner, ConfirmDialog, Stack } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';

interface RemoveManagerDialogProps {
  manager: Manager;
  isOwn: boolean;
  onClose: () => void;
}

export function RemoveManagerDialog({ manager, isOwn, onClose }: RemoveManagerDialogProps) {
  const { signOut } = useSession();
  const remove = useRemoveManager();
  const { manager_id: managerId, name } = manager;
  const confirm = () =>
    remove.mutate(managerId, {
      onSuccess: () => {
        if (isOwn) {
          void signOut();
          return;
        }
        notify.success(`${name} removed`);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={isOwn ? 'Remove Yourself?' : `Remove ${name}?`}
      confirmLabel={isOwn ? 'Remove Myself' : 'Remove'}
      isPending={remove.isPending}
      pendingLabel="Removing..."
      onConfirm={confirm}
      onOpenChange={onClose}
    >
      <Stack>
        {remove.error && (
          <Banner tone="danger">{messageFor(remove.error, 'Failed to remove the manager')}</Banner>
        )}
        <p>
          {isOwn
            ? 'Your login is deleted and you are logged out at once.'
            : `The login of ${name} is deleted and every session ends at once.`}{' '}
          The audit trail keeps what was done.
        </p>
      </Stack>
    </ConfirmDialog>
  );
}

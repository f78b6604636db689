import { ConfirmDialog } from '@pitlane/shared-ui/core';

interface WithdrawOwnRightDialogProps {
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a manager gives up the right that gives rights. */
export function WithdrawOwnRightDialog({ isPending, onConfirm, onClose }: WithdrawOwnRightDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title="Give Up Your Own Right?"
      confirmLabel="Give Up"
      isPending={isPending}
      pendingLabel="Saving..."
      onConfirm={onConfirm}
      onOpenChange={onClose}
    >
      You will no longer see the settings. Only another manager can give the right back to you.
    </ConfirmDialog>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  title: string;
  /** The question and the consequences of confirming. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Confirming deletes data. */
  isDanger?: boolean;
  /** Confirming is not possible yet, such as while the figures in the question load. */
  isConfirmDisabled?: boolean;
  /** The confirmed operation is running; the dialog stays open until it ends. */
  isPending?: boolean;
  pendingLabel?: string;
  onConfirm: () => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks for confirmation of an action that cannot be undone. The focus starts on Cancel. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  isDanger = false,
  isConfirmDisabled = false,
  isPending = false,
  pendingLabel,
  onConfirm,
  isOpen,
  onOpenChange,
}: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isPending}
      actions={
        <>
          <Button autoFocus isDisabled={isPending} onPress={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isDisabled={isConfirmDisabled}
            isPending={isPending}
            pendingLabel={pendingLabel}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

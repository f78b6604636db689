import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  title: string;
  /** The question, and what happens if the answer is yes. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The answer destroys something. */
  isDanger?: boolean;
  /** The question cannot be answered yet, such as while its figures load. */
  isConfirmDisabled?: boolean;
  /** The confirmed work is under way; the dialog stays open until it is done. */
  isPending?: boolean;
  pendingLabel?: string;
  onConfirm: () => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A question before something that cannot be taken back. Focus starts on the safe answer. */
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

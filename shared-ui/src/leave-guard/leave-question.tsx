import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

interface LeaveQuestionProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveQuestion({ isOpen, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      isDanger
      isOpen={isOpen}
      onOpenChange={onStay}
      onConfirm={onLeave}
    >
      What you typed has not been saved and will be lost.
    </ConfirmDialog>
  );
}

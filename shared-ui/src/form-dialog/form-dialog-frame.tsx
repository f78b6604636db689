import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { ButtonSize } from '../button/button-style.ts';
import { Dialog } from '../dialog/dialog.tsx';
import type { DialogSize } from '../dialog/dialog-props.ts';
import { FormActions } from '../form/form-actions.tsx';
import { useLeaveGuard } from '../leave-guard/use-leave-guard.tsx';

/** What every form in a dialog has. */
export interface FormDialogOptions {
  title: string;
  /** The accessible name of the form; the title without it. */
  label?: string;
  size?: DialogSize;
  submitLabel: string;
  pendingLabel: string;
  cancelLabel?: string;
  /** Submitting deletes data. */
  isDanger?: boolean;
  isSubmitDisabled?: boolean;
  buttonSize?: ButtonSize;
  /** Buttons before Cancel. */
  actions?: ReactNode;
  onClose: () => void;
}

interface FormDialogFrameProps extends Omit<FormDialogOptions, 'label'> {
  /** Whether something was typed that would be lost. */
  isBegun: boolean;
  /** What the form sent has not been answered; the dialog stays until it is. */
  isPending: boolean;
  /** Draws the form around its buttons. */
  children: (buttons: ReactNode) => ReactNode;
}

/** The dialog around a form: it asks before input is lost, and stays open while the form is sent. */
export function FormDialogFrame({
  title,
  size,
  submitLabel,
  pendingLabel,
  cancelLabel = 'Cancel',
  isDanger = false,
  isSubmitDisabled = false,
  buttonSize,
  actions,
  onClose,
  isBegun,
  isPending,
  children,
}: FormDialogFrameProps) {
  const { leave, question } = useLeaveGuard(isBegun && !isPending);
  const close = () => leave(onClose);
  return (
    <Dialog title={title} size={size} isOpen isDismissable={!isPending} onOpenChange={close}>
      {question}
      {children(
        <FormActions>
          {actions}
          <Button size={buttonSize} isDisabled={isPending} onPress={close}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            variant={isDanger ? 'danger' : 'primary'}
            size={buttonSize}
            isDisabled={isSubmitDisabled}
            isPending={isPending}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </FormActions>,
      )}
    </Dialog>
  );
}

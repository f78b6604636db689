export { ConfirmDialog, type ConfirmDialogProps } from '../dialog/confirm-dialog.tsx';
export { Dialog, loadDialog } from '../dialog/dialog.tsx';
export type { DialogProps, DialogSize } from '../dialog/dialog-props.ts';

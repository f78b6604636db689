export { ConfirmDialog, type ConfirmDialogProps } from '../dialog/confirm-dialog.tsx';
export { Dialog, type DialogProps, type DialogSize, fetchDialog } from '../dialog/dialog.tsx';

import type { ReactNode } from 'react';
import { once, useFetchedToOpen } from '../fetched/use-fetched.ts';

export type DialogSize = 'small' | 'medium' | 'large';

export type DialogProps = {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether Escape, the cross or a press outside close it. False while work is under way. */
  isDismissable?: boolean;
  children: ReactNode;
  /** The buttons at the foot. */
  actions?: ReactNode;
  size?: DialogSize;
  /** `alertdialog` interrupts with a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
};

/** Fetches what a dialog opens, which no page needs to be shown; see `fetchMenu`. */
export const fetchDialog = once(async () => (await import('./dialog-sheet.tsx')).DialogSheet);

/** A sheet above the page that keeps the focus until it is closed. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange } = props;
  const DialogSheet = useFetchedToOpen(fetchDialog, isOpen, () => onOpenChange(false));
  return DialogSheet && <DialogSheet {...props} />;
}

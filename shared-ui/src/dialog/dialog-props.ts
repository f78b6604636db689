import type { ReactNode } from 'react';

export type DialogSize = 'small' | 'medium' | 'large';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether Escape, the close button or a press outside closes it. Set to false while an operation is running. */
  isDismissable?: boolean;
  children: ReactNode;
  /** The buttons at the bottom. */
  actions?: ReactNode;
  size?: DialogSize;
  /** `alertdialog` is for questions that must be answered. */
  role?: 'dialog' | 'alertdialog';
}

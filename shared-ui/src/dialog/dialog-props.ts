import type { ReactNode } from 'react';

export type DialogSize = 'small' | 'medium' | 'large';

export interface DialogProps {
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
}

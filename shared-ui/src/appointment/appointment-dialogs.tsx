import type { ReactNode } from 'react';
import { type AppointmentChange, AppointmentDialog, type DayChoice } from './appointment-dialog.tsx';

export interface AppointmentDialogsProps {
  asked: 'cancel' | 'move';
  /** The cancelled or moved request. */
  subject: ReactNode;
  titles: { cancel: string; move: string };
  days: DayChoice;
  reasonHint: string;
  isReasonRequired?: boolean;
  maxReasonLength: number;
  /** Answer with the error, if there is one. */
  onCancel: (change: AppointmentChange) => Promise<string | undefined>;
  onMove: (change: AppointmentChange) => Promise<string | undefined>;
  onClose: () => void;
}

/** Cancels a request, or moves it to another day. */
export function AppointmentDialogs({
  asked,
  subject,
  titles,
  days,
  onCancel,
  onMove,
  ...rest
}: AppointmentDialogsProps) {
  const common = { ...rest, children: <p>{subject}</p> };
  if (asked === 'cancel') {
    return (
      <AppointmentDialog
        {...common}
        title={titles.cancel}
        submitLabel="Cancel request"
        pendingLabel="Cancelling..."
        isDanger
        onSubmit={onCancel}
      />
    );
  }
  return (
    <AppointmentDialog
      {...common}
      title={titles.move}
      submitLabel="Move"
      pendingLabel="Moving..."
      days={days}
      onSubmit={onMove}
    />
  );
}

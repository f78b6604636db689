import { lazy, Suspense } from 'react';
import { ChangeAppointment } from './change-appointment.tsx';
import { CheckInDialog } from './check-in-dialog.tsx';
import type { DeskAction } from './desk-action.ts';
import { InviteCustomer } from './invite-customer.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { TellDialog } from './reach/tell-dialog.tsx';
import type { OnUntold } from './reach/untold-banner.tsx';
import { WhatsAppDialog } from './reach/whatsapp-dialog.tsx';

/** With the libraries of forms, photos and dates, which the day's cars need not wait for. */
const VisitDialog = lazy(async () => ({ default: (await import('./visit/visit-dialog.tsx')).VisitDialog }));

interface DeskDialogProps extends OnUntold {
  action: DeskAction;
  onClose: () => void;
}

export function DeskDialog({ action, onClose, onUntold }: DeskDialogProps) {
  switch (action.kind) {
    case 'visit':
      return (
        <Suspense fallback={null}>
          <VisitDialog {...action} onClose={onClose} onUntold={onUntold} />
        </Suspense>
      );
    case 'invite':
      return <InviteCustomer customer={action.customer} onClose={onClose} />;
    case 'check-in':
      return <CheckInDialog request={action.request} onClose={onClose} />;
    case 'payment':
      return <PaymentDialog request={action.request} onClose={onClose} />;
    case 'tell':
      return <TellDialog request={action.request} onClose={onClose} />;
    case 'whatsapp':
      return <WhatsAppDialog request={action.request} onClose={onClose} />;
    case 'move':
    case 'cancel':
      return <ChangeAppointment {...{ ...action, asked: action.kind, onClose, onUntold }} />;
  }
}

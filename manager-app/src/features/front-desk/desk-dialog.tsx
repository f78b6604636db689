import { AddCarDialog } from './add-car-dialog.tsx';
import { BookDialog } from './book-dialog.tsx';
import { CheckInDialog } from './check-in-dialog.tsx';
import { CollectDialog } from './collect-dialog.tsx';
import type { DeskAction } from './desk-action.ts';
import { InviteCustomer } from './invite-customer.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { RegisterWalkInDialog } from './register-walk-in-dialog.tsx';

interface DeskDialogProps {
  action: DeskAction;
  onClose: () => void;
  /** Takes the phone number of the new customer. */
  onRegistered: (phone: string) => void;
}

export function DeskDialog({ action, onClose, onRegistered }: DeskDialogProps) {
  switch (action.kind) {
    case 'register':
      return <RegisterWalkInDialog typed={action.typed} onClose={onClose} onRegistered={onRegistered} />;
    case 'add-car':
      return <AddCarDialog customer={action.customer} onClose={onClose} />;
    case 'book':
      return <BookDialog customer={action.customer} vehicleId={action.vehicleId} onClose={onClose} />;
    case 'invite':
      return <InviteCustomer customer={action.customer} onClose={onClose} />;
    case 'check-in':
      return <CheckInDialog request={action.request} onClose={onClose} />;
    case 'collect':
      return <CollectDialog request={action.request} onClose={onClose} />;
    case 'payment':
      return <PaymentDialog request={action.request} onClose={onClose} />;
  }
}

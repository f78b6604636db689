import type { DueWork } from '@pitlane/shared-data/due-work';
import { Dialog } from '@pitlane/shared-ui/core';
import { ContactList } from './contact-list.tsx';

interface ContactsDialogProps {
  due: DueWork;
  onClose: () => void;
}

/** All that was said and sent about due work. */
export const ContactsDialog = ({ due, onClose }: ContactsDialogProps) => (
  <Dialog title={`Contacts about ${due.work}, ${due.registration_number}`} isOpen onOpenChange={onClose}>
    <ContactList contacts={due.contacts} />
  </Dialog>
);

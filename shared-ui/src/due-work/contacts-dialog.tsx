import { Dialog } from '@pitlane/shared-ui/core';
import { ContactList } from './contact-list.tsx';
import type { DueDialogProps } from './due-actions-props.ts';

/** All that was said and sent about due work. */
export const ContactsDialog = ({ due: { work, plate, contacts }, onClose }: DueDialogProps) => (
  <Dialog title={`Contacts about ${work}, ${plate}`} isOpen onOpenChange={onClose}>
    <ContactList contacts={contacts} />
  </Dialog>
);

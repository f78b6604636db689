import { MenuButton } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { EllipsisVertical } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { DueActionsProps, DueOutcome } from './due-actions-props.ts';
import { PutOffDialog } from './lazy-put-off-dialog.ts';

/** Loaded when they are opened, with the forms. */
const dialogs = {
  call: lazy(async () => ({ default: (await import('./call-dialog.tsx')).CallDialog })),
  contacts: lazy(async () => ({ default: (await import('./contacts-dialog.tsx')).ContactsDialog })),
  putOff: PutOffDialog,
};

const say = async (sent: Promise<DueOutcome>) => {
  const { isDone, text } = await sent;
  (isDone ? notify.success : notify.failure)(text);
};

/** The menu of what staff do about due work besides booking it: call, write, put off. */
export function DueActions(due: DueActionsProps) {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const Opened = open && dialogs[open];
  const { work, plate, contacts, isPutOff, sendMessage, takeBack } = due;
  return (
    <>
      <MenuButton
        variant="quiet"
        icon={EllipsisVertical}
        label={`More for ${work}, ${plate}`}
        isLabelHidden
        items={[
          { id: 'call', label: 'Call', onAction: () => setOpen('call') },
          { id: 'message', label: 'Send a message', onAction: () => say(sendMessage()) },
          ...(contacts.length > 0
            ? [{ id: 'contacts', label: 'Contacts', onAction: () => setOpen('contacts') }]
            : []),
          { id: 'put-off', label: 'Put off', onAction: () => setOpen('putOff') },
          ...(isPutOff ? [{ id: 'back', label: 'No longer put off', onAction: () => say(takeBack()) }] : []),
        ]}
      />
      {Opened && (
        <Suspense>
          <Opened due={due} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

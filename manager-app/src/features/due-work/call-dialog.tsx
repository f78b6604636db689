import { type DueWork, useRecordDueCall } from '@pitlane/shared-data/due-work';
import { tidyText } from '@pitlane/shared-data/formats';
import { sendForm } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { PhoneLink, TextArea } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { ContactList } from './contact-list.tsx';

interface CallDialogProps {
  due: DueWork;
  onClose: () => void;
}

/** The number to call, what was said before, and what is said now. */
export function CallDialog({ due, onClose }: CallDialogProps) {
  const record = useRecordDueCall();
  const [said, setSaid] = useState('');
  const submit = () =>
    sendForm(
      record.mutateAsync({ dueId: due.due_id, said: tidyText(said) }),
      'Failed to save the call',
      () => {
        notify.success('Call saved');
        onClose();
      },
    );
  return (
    <PlainFormDialog<'said'>
      title={`Call ${due.customer_name}`}
      check={() => ({ said: !said.trim() && 'Please enter what was said' })}
      submitLabel="Save Call"
      pendingLabel="Saving..."
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>
            {due.phone ? <PhoneLink phone={due.phone} /> : 'No phone number is known.'} About {due.work} for{' '}
            {due.registration_number}.
          </p>
          {due.contacts.length > 0 && <ContactList contacts={due.contacts} />}
          <TextArea
            {...field('said')}
            label="What was said"
            isRequired
            maxLength={limits.notes}
            value={said}
            onChange={(entered) => {
              setSaid(entered);
              field('said').onChange();
            }}
          />
        </>
      )}
    </PlainFormDialog>
  );
}

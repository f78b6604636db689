import { PhoneLink, TextArea } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { ContactList } from './contact-list.tsx';
import { type DueDialogProps, problemIn } from './due-actions-props.ts';

/** The number to call, what was said before, and what is said now. */
export function CallDialog({ due, onClose }: DueDialogProps) {
  const { work, plate, customerName, phone, contacts, maxLength, saveCall } = due;
  const [said, setSaid] = useState('');
  const submit = async () => {
    const outcome = await saveCall(said);
    if (outcome.isDone) {
      notify.success(outcome.text);
      onClose();
    }
    return problemIn(outcome);
  };
  return (
    <PlainFormDialog<'said'>
      title={`Call ${customerName}`}
      check={() => ({ said: !said.trim() && 'Please enter what was said' })}
      submitLabel="Save Call"
      pendingLabel="Saving..."
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>
            {phone ? <PhoneLink phone={phone} /> : 'No phone number is known.'} About {work} for {plate}.
          </p>
          {contacts.length > 0 && <ContactList contacts={contacts} />}
          <TextArea
            {...field('said')}
            label="What was said"
            isRequired
            maxLength={maxLength}
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

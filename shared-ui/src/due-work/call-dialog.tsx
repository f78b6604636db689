import { PhoneLink } from '@pitlane/shared-ui/core';
import { FormDialog, FormTextArea, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { ContactList } from './contact-list.tsx';
import { type DueDialogProps, problemIn } from './due-actions-props.ts';

/** The number to call, what was said before, and what is said now. */
export function CallDialog({ due, onClose }: DueDialogProps) {
  const { work, plate, customerName, phone, contacts, maxLength, callSchema, saveCall } = due;
  const form = useZodForm({ schema: callSchema, defaultValues: { said: '' } });
  const submit = async ({ said }: { said: string }) => {
    const outcome = await saveCall(said);
    if (outcome.isDone) {
      notify.success(outcome.text);
      onClose();
    }
    return problemIn(outcome);
  };
  return (
    <FormDialog
      title={`Call ${customerName}`}
      form={form}
      submitLabel="Save Call"
      pendingLabel="Saving..."
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {phone ? <PhoneLink phone={phone} /> : 'No phone number is known.'} About {work} for {plate}.
      </p>
      {contacts.length > 0 && <ContactList contacts={contacts} />}
      <FormTextArea name="said" label="What was said" isRequired maxLength={maxLength} />
    </FormDialog>
  );
}

import { usePortalClient } from '@pitlane/shared-data/client';
import { useSave } from '@pitlane/shared-data/forms';
import { closeOwnAccount } from '@pitlane/shared-data/profile';
import * as z from '@pitlane/shared-data/schema';
import { Button, Section, Stack } from '@pitlane/shared-ui/core';
import { FormDialog, FormPasswordField, useZodForm } from '@pitlane/shared-ui/forms';
import { useState } from 'react';

const schema = z.object({ password: z.string().check(z.minLength(1, 'Password is required')) });

function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const client = usePortalClient();
  const form = useZodForm({ schema, defaultValues: { password: '' } });
  const { save } = useSave({
    send: ({ password }: z.output<typeof schema>) => closeOwnAccount(client, password),
    failure: 'Your account could not be closed. Please try again.',
    // The guard leads to the login, which says that the account has been closed.
    onSaved: () => undefined,
  });
  return (
    <FormDialog
      title="Close your account?"
      form={form}
      submitLabel="Close my account"
      pendingLabel="Closing..."
      cancelLabel="Keep my account"
      isDanger
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap={2}>
        <p>
          Your name, email, phone number, address, vehicles and notes are deleted, and you are signed out on
          every device. This action cannot be undone.
        </p>
        <p>
          The garage keeps what was done, when and for how much, without your name, because it has to account
          for it.
        </p>
      </Stack>
      <FormPasswordField name="password" label="Your password" isRequired autoComplete="current-password" />
    </FormDialog>
  );
}

/** A customer leaves for good. */
export function CloseAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      title="Close Account"
      description="Deletes your details and vehicles and ends your login, for good."
    >
      <div>
        <Button variant="danger" onPress={() => setOpen(true)}>
          Close my account
        </Button>
      </div>
      {isOpen && <CloseAccountDialog onClose={() => setOpen(false)} />}
    </Section>
  );
}

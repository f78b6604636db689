import { usePortalClient } from '@pitlane/shared-data/client';
import { sendForm } from '@pitlane/shared-data/forms';
import { closeOwnAccount } from '@pitlane/shared-data/profile';
import { Button, PasswordField, Section, Stack } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { useState } from 'react';

function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const client = usePortalClient();
  const close = (password: string) =>
    sendForm(
      closeOwnAccount(client, password),
      'Your account could not be closed. Please try again.',
      // The guard leads to the login, which says that the account has been closed.
      () => undefined,
    );
  return (
    <PlainFormDialog<'password'>
      title="Close your account?"
      check={(values) => ({ password: !values.get('password') && 'Password is required' })}
      submitLabel="Close my account"
      pendingLabel="Closing..."
      cancelLabel="Keep my account"
      isDanger
      onSubmit={(values) => close(String(values.get('password')))}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Stack gap={2}>
            <p>
              Your name, email, phone number, address, vehicles and notes are deleted, and you are signed out
              on every device. This action cannot be undone.
            </p>
            <p>
              The garage keeps what was done, when and for how much, without your name, because it has to
              account for it.
            </p>
          </Stack>
          <PasswordField
            {...field('password')}
            label="Your password"
            isRequired
            autoComplete="current-password"
          />
        </>
      )}
    </PlainFormDialog>
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

import { usePortalClient } from '@pitlane/shared-data/client';
import { messageFor } from '@pitlane/shared-data/data-error';
import { closeOwnAccount } from '@pitlane/shared-data/profile';
import { leaveClosedAccount } from '@pitlane/shared-data/session';
import { Button, Dialog, PasswordField, PlainForm, Section, Stack } from '@pitlane/shared-ui/core';
import { FormActions } from '@pitlane/shared-ui/forms';
import { useState } from 'react';

function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const client = usePortalClient();
  const close = async (password: string) => {
    try {
      await closeOwnAccount(client, password);
    } catch (error) {
      return messageFor(error, 'Your account could not be closed. Please try again.');
    }
    // The guard leads to the login, which says that the account has been closed.
    leaveClosedAccount();
    return undefined;
  };
  return (
    <Dialog title="Close your account?" isOpen onOpenChange={onClose}>
      <PlainForm<'password'>
        label="Close your account"
        check={(values) => ({ password: !values.get('password') && 'Password is required' })}
        onSubmit={(values) => close(String(values.get('password')))}
      >
        {({ isPending, field }) => (
          <>
            <Stack gap={2}>
              <p>
                Your name, email, phone number, address, vehicles and notes are deleted, and you are signed
                out on every device. This action cannot be undone.
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
            <FormActions>
              <Button isDisabled={isPending} onPress={onClose}>
                Keep my account
              </Button>
              <Button type="submit" variant="danger" isPending={isPending} pendingLabel="Closing...">
                Close my account
              </Button>
            </FormActions>
          </>
        )}
      </PlainForm>
    </Dialog>
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

import { usePortalClient } from '@pitlane/shared-data/client';
import { limits } from '@pitlane/shared-data/limits';
import { confirmAccount } from '@pitlane/shared-data/second-factor';
import { Button, Dialog, Stack } from '@pitlane/shared-ui/core';
import { CodeForm } from './code-form.tsx';

interface ConfirmDialogProps {
  onSettled: (isConfirmed: boolean) => void;
}

export function ConfirmDialog({ onSettled }: ConfirmDialogProps) {
  const client = usePortalClient();
  return (
    <Dialog title="Confirm It Is You" isOpen onOpenChange={() => onSettled(false)}>
      <Stack>
        <p>
          Your last confirmation was more than {limits.confirmationHours} hours ago. Paying and the settings
          ask for a new code.
        </p>
        <CodeForm
          label="Confirm it is you"
          takesFocus
          submitLabel="Confirm"
          actions={<Button onPress={() => onSettled(false)}>Cancel</Button>}
          send={async (code) => {
            await confirmAccount(client, code);
            onSettled(true);
          }}
        />
      </Stack>
    </Dialog>
  );
}

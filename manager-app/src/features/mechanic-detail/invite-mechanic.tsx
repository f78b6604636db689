import { type Mechanic, useInviteMechanic } from '@pitlane/shared-data/mechanics';
import { Banner, Button } from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { InviteDialog } from '../../invitation/invite-dialog.tsx';

/** For a mechanic who cannot log in yet. */
export function InviteMechanic({ mechanic }: { mechanic: Mechanic }) {
  const { mutateAsync, isPending } = useInviteMechanic();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Banner title="No login" action={<Button onPress={() => setOpen(true)}>Invite to the portal</Button>}>
        <p>{mechanic.name} can be assigned and paid, and starts and completes jobs after logging in.</p>
      </Banner>
      {isOpen && (
        <InviteDialog
          person={mechanic}
          purpose="sees their own jobs and pay"
          emailHint="Optional. They can change it."
          invite={(email) => mutateAsync({ mechanicId: mechanic.mechanic_id, ...(email && { email }) })}
          isPending={isPending}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

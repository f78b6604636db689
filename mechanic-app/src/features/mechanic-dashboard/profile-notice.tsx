import type { MechanicAccount } from '@pitlane/shared-data/accounts';
import { Banner } from '@pitlane/shared-ui/core';
import { useState } from 'react';

/** Shown when the stored user has no mechanic id, or an hourly rate that is missing or 0. */
export function ProfileNotice({ mechanic }: { mechanic: MechanicAccount }) {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed || (mechanic.mechanic_id && mechanic.hourly_rate)) return null;
  return (
    <Banner tone="warning" title="Profile Update Required" onDismiss={() => setDismissed(true)}>
      {mechanic.mechanic_id
        ? 'Your hourly rate is not set. Ask a manager to set it, then log out and log back in.'
        : 'Your mechanic ID is missing. Please log out and log back in.'}
    </Banner>
  );
}

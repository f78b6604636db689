import { DataError } from '@pitlane/shared-data/data-error';
import type { Balance } from '@pitlane/shared-data/invoices';
import { useState } from 'react';

/**
 * What was paid when a dialog opened, in rupees: a colleague's entry that arrives below the typed amount is easily overlooked.
 * Once the server's refusal has told of the change, the next try expects the new sum.
 */
export function useExpectedPaid({ paid }: Balance) {
  const [expectedPaid, setExpectedPaid] = useState(paid);
  const acceptChange = (error: unknown) => {
    if (!(error instanceof DataError) || error.kind !== 'changed' || !error.detail) return;
    const now: Balance = JSON.parse(error.detail);
    setExpectedPaid(now.paid);
  };
  return { expectedPaid, acceptChange };
}

import { createVisitorClient, usePortalClient } from '@pitlane/shared-data/client';
import { type GarageContact, getGarageContact } from '@pitlane/shared-data/garage';
import { useEffect, useState } from 'react';

/**
 * How to reach the garage: from its settings, or from `portal.json` until they are set up there. As `useGarageContact`, for a
 * page without a session, which has no query client and loads no code for a session.
 */
export function useContacts(): { phone?: string; email?: string } {
  const { config } = usePortalClient();
  const [garage, setGarage] = useState<GarageContact>();
  useEffect(() => {
    const left = new AbortController();
    const read = async () => {
      const answer = await getGarageContact(createVisitorClient(config), left.signal);
      if (answer.success && !left.signal.aborted) setGarage(answer.data);
    };
    void read();
    return () => left.abort();
  }, [config]);
  return { phone: garage?.phone || config.contact?.phone, email: garage?.email || config.contact?.email };
}

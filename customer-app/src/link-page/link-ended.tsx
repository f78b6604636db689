import type { VisitorClient } from '@pitlane/shared-data/client';
import { type GarageContact, getGarageContact } from '@pitlane/shared-data/garage';
import type { PortalConfig } from '@pitlane/shared-data/portal-config';
import { Card, CardHeader, EmailLink, PhoneLink } from '@pitlane/shared-ui/core';
import { useEffect, useState } from 'react';

/** Milliseconds. */
const timeout = 15_000;

interface LinkEndedProps {
  client: VisitorClient;
  /** What to do. */
  message: string | undefined;
  contact: PortalConfig['contact'];
}

/** The garage's phone and email, from its settings or, until they are set up there, from `portal.json`. */
function useContact(client: VisitorClient, configured: PortalConfig['contact']) {
  const [garage, setGarage] = useState<GarageContact | null>();
  useEffect(() => {
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(timeout)]);
    void getGarageContact(client, signal).then(
      ({ data }) => !leaving.signal.aborted && setGarage(data ?? null),
    );
    return () => leaving.abort();
  }, [client]);
  // Nothing before the answer: another number would be shown for a moment.
  if (garage === undefined) return {};
  return { phone: garage?.phone || configured?.phone, email: garage?.email || configured?.email };
}

/** Shown alike for a wrong, ended and revoked link. */
export function LinkEnded({ client, message, contact }: LinkEndedProps) {
  const { phone, email } = useContact(client, contact);
  return (
    <Card hasMarks>
      <CardHeader title="This link does not work" />
      <p>{message}</p>
      {phone && (
        <p>
          Call the garage: <PhoneLink phone={phone} />
        </p>
      )}
      {email && (
        <p>
          Or write to <EmailLink email={email} />
        </p>
      )}
    </Card>
  );
}

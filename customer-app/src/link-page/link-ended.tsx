import type { PortalConfig } from '@pitlane/shared-data/portal-config';
import { Card, CardHeader, EmailLink, PhoneLink } from '@pitlane/shared-ui/core';

interface LinkEndedProps {
  /** What to do. */
  message: string | undefined;
  contact: PortalConfig['contact'];
}

/** Shown alike for a wrong, ended and revoked link. */
export const LinkEnded = ({ message, contact }: LinkEndedProps) => (
  <Card hasMarks>
    <CardHeader title="This link does not open anything" />
    <p>{message}</p>
    {contact?.phone && (
      <p>
        Call the garage: <PhoneLink phone={contact.phone} />
      </p>
    )}
    {contact?.email && (
      <p>
        Or write to <EmailLink email={contact.email} />
      </p>
    )}
  </Card>
);

import { usePortalClient } from '@pitlane/shared-data/client';
import { garageContactQuery } from '@pitlane/shared-data/garage';
import { Dialog, emailHref, LinkButton, phoneHref, Skeleton, Stack } from '@pitlane/shared-ui/core';
import { Mail, Phone } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { GarageHours } from './garage-hours.tsx';

interface ContactDialogProps {
  /** The title of the dialog and subject of the email; null closes the dialog. */
  subject: string | null;
  onClose: () => void;
}

/** Phone and email come from the garage's settings, or from `portal.json` until they are set up there. */
function Contact({ subject }: { subject: string }) {
  const { contact } = usePortalClient().config;
  const { data: garage, isPending } = useQuery(garageContactQuery());
  if (isPending) return <Skeleton label="Loading how to reach the garage..." />;
  const phone = garage?.phone || contact?.phone;
  const email = garage?.email || contact?.email;
  return (
    <Stack>
      <p>{phone || email ? 'Please have your registration number ready.' : 'Please ask at the garage.'}</p>
      {phone && (
        <LinkButton variant="primary" icon={Phone} href={phoneHref(phone)}>
          Call {phone}
        </LinkButton>
      )}
      {email && (
        <LinkButton icon={Mail} href={emailHref(email, subject)}>
          Email {email}
        </LinkButton>
      )}
      {garage?.address && <p>{garage.address}</p>}
      <GarageHours />
    </Stack>
  );
}

export function ContactDialog({ subject, onClose }: ContactDialogProps) {
  return (
    <Dialog
      title={subject ?? ''}
      isOpen={subject !== null}
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="small"
    >
      {subject !== null && <Contact subject={subject} />}
    </Dialog>
  );
}

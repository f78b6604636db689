import { useGarageContact } from '@pitlane/shared-data/garage';
import { Dialog, emailHref, LinkButton, phoneHref, Skeleton, Stack } from '@pitlane/shared-ui/core';
import { Mail, Phone } from '@pitlane/shared-ui/icons';
import { GarageHours } from './garage-hours.tsx';

interface ContactDialogProps {
  /** The title of the dialog and subject of the email; null closes the dialog. */
  subject: string | null;
  onClose: () => void;
}

function Contact({ subject }: { subject: string }) {
  const { phone, email, address, isPending } = useGarageContact();
  if (isPending) return <Skeleton label="Loading how to reach the garage..." />;
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
      {address && <p>{address}</p>}
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

import { usePortalClient } from '@pitlane/shared-data/client';
import { LinkButton } from '@pitlane/shared-ui/button';
import { emailHref, phoneHref } from '@pitlane/shared-ui/contact';
import { Dialog } from '@pitlane/shared-ui/dialog';
import { Mail, Phone } from '@pitlane/shared-ui/icons';
import { Stack } from '@pitlane/shared-ui/layout';

interface ContactDialogProps {
  /** What the garage is asked for; the dialog is open while there is something. */
  subject: string | null;
  onClose: () => void;
}

/** How the garage is reached, as `portal.json` says it: a phone dials, a mail program opens. */
export function ContactDialog({ subject, onClose }: ContactDialogProps) {
  const { phone, email } = usePortalClient().config.contact ?? {};
  return (
    <Dialog
      title={subject ?? ''}
      isOpen={subject !== null}
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="small"
    >
      <Stack>
        <p>
          {phone || email
            ? 'Please have the registration number of your vehicle at hand.'
            : 'Please ask at the garage.'}
        </p>
        {phone && (
          <LinkButton variant="primary" icon={Phone} href={phoneHref(phone)}>
            Call {phone}
          </LinkButton>
        )}
        {email && (
          <LinkButton icon={Mail} href={emailHref(email, subject ?? undefined)}>
            Write to {email}
          </LinkButton>
        )}
      </Stack>
    </Dialog>
  );
}

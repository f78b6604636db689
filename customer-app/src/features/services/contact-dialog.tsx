import { usePortalClient } from '@pitlane/shared-data/client';
import { Dialog, emailHref, LinkButton, phoneHref, Stack } from '@pitlane/shared-ui/core';
import { Mail, Phone } from '@pitlane/shared-ui/icons';

interface ContactDialogProps {
  /** The title of the dialog and subject of the email; null closes the dialog. */
  subject: string | null;
  onClose: () => void;
}

/** Phone and email come from `portal.json`. */
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
        <p>{phone || email ? 'Please have your registration number ready.' : 'Please ask at the garage.'}</p>
        {phone && (
          <LinkButton variant="primary" icon={Phone} href={phoneHref(phone)}>
            Call {phone}
          </LinkButton>
        )}
        {email && (
          <LinkButton icon={Mail} href={emailHref(email, subject ?? undefined)}>
            Email {email}
          </LinkButton>
        )}
      </Stack>
    </Dialog>
  );
}

import { formatDate } from '@pitlane/shared-data/formats';
import { sendForm } from '@pitlane/shared-data/forms';
import { type DeskCustomer, type MadeInvitation, useInviteCustomer } from '@pitlane/shared-data/front-desk';
import { messageChannelLabels } from '@pitlane/shared-data/messages';
import { type InvitationForm, invitationSchema } from '@pitlane/shared-data/registration';
import { Button, Dialog, Stack, TextField } from '@pitlane/shared-ui/core';
import { Form, FormActions, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { paths } from '../../paths.ts';

interface InviteDialogProps {
  customer: DeskCustomer;
  onClose: () => void;
}

interface SentTo {
  customer: DeskCustomer;
  channels: MadeInvitation['channels'];
  email: string | undefined;
}

function describeSending({ customer: { name, phone }, channels, email }: SentTo) {
  if (channels.length === 0) {
    return `The portal does not send it: copy it into a message, or let ${name} type it from your screen.`;
  }
  const ways = channels.map((channel) =>
    channel === 'mail' ? `by email to ${email}` : `by ${messageChannelLabels[channel]} to ${phone}`,
  );
  return `Also on its way ${ways.join(' and ')}.`;
}

/** Makes a link with which a walk-in claims their account. Another invitation ends the one before. */
export function InviteDialog({ customer, onClose }: InviteDialogProps) {
  const invite = useInviteCustomer();
  const form = useZodForm({ schema: invitationSchema, defaultValues: { email: '' } });
  const link = invite.data && new URL(paths.invitation(invite.data.code), window.location.origin).href;
  const make = ({ email }: InvitationForm) =>
    sendForm(
      invite.mutateAsync({ customerId: customer.customer_id, ...(email && { email }) }),
      'Failed to make a link',
      () => {},
    );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link ?? '');
      notify.success('Link copied');
    } catch {
      notify.failure('The link could not be copied. Select it and copy it by hand.');
    }
  };
  return (
    <Dialog
      title={`Invite ${customer.name}`}
      isOpen
      isDismissable={!invite.isPending}
      onOpenChange={onClose}
      actions={
        link && (
          <>
            <Button onPress={onClose}>Done</Button>
            <Button variant="primary" autoFocus onPress={copy}>
              Copy link
            </Button>
          </>
        )
      }
    >
      <Stack>
        <p>With this link {customer.name} sets an email and a password, and sees all cars and services.</p>
        {link ? (
          <>
            <p role="status">
              {describeSending({
                customer,
                channels: invite.data.channels,
                email: invite.variables.email,
              })}
            </p>
            <TextField
              label="Link"
              value={link}
              isReadOnly
              description={`Works once, until ${formatDate(invite.data.expires_at)}. A new link ends this one.`}
            />
          </>
        ) : (
          <Form form={form} label="Invitation" onSubmit={make}>
            <FormTextField<InvitationForm>
              name="email"
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="off"
              description="May stay empty. With it, the portal can also send the link by email."
            />
            <FormActions>
              <Button isDisabled={invite.isPending} onPress={onClose}>
                Cancel
              </Button>
              <Button
                type="submit"
                variant="primary"
                isPending={invite.isPending}
                pendingLabel="Making a link..."
              >
                Make a link
              </Button>
            </FormActions>
          </Form>
        )}
      </Stack>
    </Dialog>
  );
}

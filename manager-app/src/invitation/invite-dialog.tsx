import { formatDate } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import type { MadeInvitation } from '@pitlane/shared-data/front-desk';
import { messageChannelLabels } from '@pitlane/shared-data/messages';
import { type InvitationForm, invitationSchema } from '@pitlane/shared-data/registration';
import { Button, Dialog, Stack, TextField } from '@pitlane/shared-ui/core';
import { Form, FormActions, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { paths } from '../paths.ts';

interface Invited {
  name: string;
  phone: string;
  email: string | null;
}

interface InviteDialogProps {
  person: Invited;
  /** What they can do afterwards: 'sees all cars'. */
  purpose: string;
  emailHint: string;
  /** Makes the link. Rejects with a DataError. */
  invite: (email: string | undefined) => Promise<MadeInvitation>;
  isPending: boolean;
  onClose: () => void;
}

function describeSending({ name, phone }: Invited, { channels, email }: MadeInvitation & { email: string }) {
  if (channels.length === 0) {
    return `The portal does not send it: copy it into a message, or let ${name} type it from your screen.`;
  }
  const ways = channels.map((channel) =>
    channel === 'mail' ? `by email to ${email}` : `by ${messageChannelLabels[channel]} to ${phone}`,
  );
  return `Also on its way ${ways.join(' and ')}.`;
}

/** Makes a link with which someone without a login gets one. Another invitation ends the one before. */
export function InviteDialog({ person, purpose, emailHint, invite, isPending, onClose }: InviteDialogProps) {
  const [made, setMade] = useState<(MadeInvitation & { email: string }) | null>(null);
  const form = useZodForm({ schema: invitationSchema, defaultValues: { email: person.email ?? '' } });
  const link = made && new URL(paths.invitation(made.code), window.location.origin).href;
  const { save } = useSave({
    send: ({ email }: InvitationForm) => invite(email || undefined),
    failure: 'Failed to make a link',
    onSaved: (invitation, { email }) => setMade({ ...invitation, email }),
  });
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
      title={`Invite ${person.name}`}
      isOpen
      isDismissable={!isPending}
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
        <p>
          With this link {person.name} sets an email and a password, and {purpose}.
        </p>
        {made ? (
          <>
            <p role="status">{describeSending(person, made)}</p>
            <TextField
              label="Link"
              value={link ?? ''}
              isReadOnly
              description={`Works once, until ${formatDate(made.expires_at)}. A new link ends this one.`}
            />
          </>
        ) : (
          <Form form={form} label="Invitation" onSubmit={save}>
            <FormTextField<InvitationForm>
              name="email"
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="off"
              description={emailHint}
            />
            <FormActions>
              <Button isDisabled={isPending} onPress={onClose}>
                Cancel
              </Button>
              <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Making a link...">
                Make a link
              </Button>
            </FormActions>
          </Form>
        )}
      </Stack>
    </Dialog>
  );
}

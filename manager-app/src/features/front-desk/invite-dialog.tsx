import { messageFor } from '@pitlane/shared-data/data-error';
import { formatDate } from '@pitlane/shared-data/formats';
import { type DeskCustomer, useInviteCustomer } from '@pitlane/shared-data/front-desk';
import { Banner, Button, Dialog, Stack, TextField } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { paths } from '../../paths.ts';

/** Makes a link with which a walk-in claims their account. Another invitation ends the one before. */
export function InviteDialog({ customer, onClose }: { customer: DeskCustomer; onClose: () => void }) {
  const invite = useInviteCustomer();
  const link = invite.data && new URL(paths.invitation(invite.data.code), window.location.origin).href;
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
        <>
          <Button isDisabled={invite.isPending} onPress={onClose}>
            {link ? 'Done' : 'Cancel'}
          </Button>
          {link ? (
            <Button variant="primary" onPress={copy}>
              Copy link
            </Button>
          ) : (
            <Button
              variant="primary"
              isPending={invite.isPending}
              pendingLabel="Making a link..."
              onPress={() => invite.mutate({ customerId: customer.customer_id })}
            >
              Make a link
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <p>
          With this link {customer.name} sets an email and a password, and sees all cars and services. The
          portal does not send it: copy it into a message, or let {customer.name} type it from your screen.
        </p>
        {invite.error && <Banner tone="danger">{messageFor(invite.error, 'Failed to make a link')}</Banner>}
        {link && (
          <TextField
            label="Link"
            value={link}
            isReadOnly
            description={`Works once, until ${formatDate(invite.data.expires_at)}. A new link ends this one.`}
          />
        )}
      </Stack>
    </Dialog>
  );
}

import { messageFor } from '@pitlane/shared-data/data-error';
import { useRemindOfInvoice } from '@pitlane/shared-data/invoices';
import { describeSending } from '@pitlane/shared-data/messages';
import { Button } from '@pitlane/shared-ui/core';
import { Mail } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';

/** Reminds the customer of the amount due; the server sends one reminder a day. */
export function SendReminder({ invoiceId }: { invoiceId: number }) {
  const remind = useRemindOfInvoice();
  return (
    <Button
      icon={Mail}
      isPending={remind.isPending}
      pendingLabel="Sending..."
      onPress={() =>
        remind.mutate(invoiceId, {
          onSuccess: ({ repeated, ...sending }) =>
            notify.success(`${repeated ? "Today's reminder was" : 'Reminder'} ${describeSending(sending)}`),
          onError: (error) => notify.failure(messageFor(error, 'Failed to send the reminder')),
        })
      }
    >
      Send Reminder
    </Button>
  );
}

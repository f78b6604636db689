import { messageFor } from '@pitlane/shared-data/data-error';
import { type Message, messageEvents, useSendAgain } from '@pitlane/shared-data/messages';
import { Button } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';

/** Queues a message that failed once more. */
export function SendAgain({ message }: { message: Message }) {
  const { message_id, event, customer_name } = message;
  const sending = useSendAgain();
  const label = messageEvents[event].label;
  const send = async () => {
    // By then the list has been read again, without this button.
    try {
      await sending.mutateAsync(message_id);
      notify.success('The message is waiting to be sent');
    } catch (error) {
      notify.failure(messageFor(error, 'Failed to send the message again'));
    }
  };
  return (
    <Button
      aria-label={`Send Again ${label}${customer_name ? ` to ${customer_name}` : ''}`}
      isPending={sending.isPending}
      pendingLabel="Sending..."
      onPress={send}
    >
      Send Again
    </Button>
  );
}

import { messageFor } from '@pitlane/shared-data/data-error';
import { type Message, messageEvents, useSendAgain } from '@pitlane/shared-data/messages';
import { notify } from '@pitlane/shared-ui/notifications';

/** Whether it failed, or reached nobody. */
export const canSendAgain = ({ state, channel }: Message): boolean =>
  state === 'failed' || (state === 'skipped' && channel === null);

/** 'Car ready to Asha Rao' */
export const nameOf = ({ event, customer_name }: Message): string =>
  `${messageEvents[event].label}${customer_name ? ` to ${customer_name}` : ''}`;

const failure = 'Failed to send the message again';

/** Queues messages once more, each by itself. */
export function useSendingAgain() {
  const { mutateAsync: sendAll, isPending, variables } = useSendAgain();
  const sendOne = async ({ message_id }: Message) => {
    try {
      const [sent] = await sendAll([message_id]);
      if (sent?.error) notify.failure(messageFor(sent.error, failure));
      else notify.success('The message is waiting to be sent');
    } catch (error) {
      notify.failure(messageFor(error, failure));
    }
  };
  return { sendOne, sendAll, sending: isPending ? variables : [], failure };
}

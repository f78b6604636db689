import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCountOf } from '@pitlane/shared-data/formats';
import { type Message, messageEvents, useSendAgain } from '@pitlane/shared-data/messages';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';

/** Whether it failed, or reached nobody. */
export const canSendAgain = ({ state, channel }: Message): boolean =>
  state === 'failed' || (state === 'skipped' && channel === null);

/** 'Car ready to Asha Rao' */
export const nameOf = ({ event, customer_name }: Message): string =>
  `${messageEvents[event].label}${customer_name ? ` to ${customer_name}` : ''}`;

/** What became of one of several. */
export interface SentAgain {
  message: Message;
  /** Why it was not queued; null for one that was. */
  problem: string | null;
}

const failure = 'Failed to send the message again';

/** Queues messages once more, each by itself; of several `outcomes` says each. */
export function useSendingAgain() {
  const { mutateAsync, isPending, variables } = useSendAgain();
  const [outcomes, setOutcomes] = useState<readonly SentAgain[]>([]);
  const send = async (messages: readonly Message[]) => {
    try {
      const sent = await mutateAsync(messages.map(({ message_id }) => message_id));
      const next = messages.map((message, index) => {
        const error = sent[index]?.error;
        return { message, problem: error ? messageFor(error, failure) : null };
      });
      const failed = next.filter(({ problem }) => problem !== null);
      setOutcomes(next.length > 1 ? next : []);
      if (next.length === 1 && failed[0]) notify.failure(failed[0].problem ?? failure);
      else if (next.length === 1) notify.success('The message is waiting to be sent');
      else if (failed.length === 0) notify.success(`${next.length} messages are waiting to be sent`);
      else notify.failure(`${formatCountOf(failed.length, 'message')} could not be sent again`);
    } catch (error) {
      notify.failure(messageFor(error, failure));
    }
  };
  return { send, sending: isPending ? variables : [], outcomes, dismiss: () => setOutcomes([]) };
}

import { messageFor } from '@pitlane/shared-data/data-error';
import { type DueWork, useMessageDueWork, usePutOffDueWork } from '@pitlane/shared-data/due-work';
import { describeMessage } from '@pitlane/shared-data/messages';
import { notify } from '@pitlane/shared-ui/notifications';

/** Writes to the owner about due work, and says by which channel, or why not. */
export function useMessageOwner() {
  const send = useMessageDueWork();
  return async ({ due_id }: DueWork) => {
    try {
      const { channels, captured } = await send.mutateAsync(due_id);
      notify.success(describeMessage({ channels, captured, problem: null }));
    } catch (error) {
      notify.failure(messageFor(error, 'Failed to send the message'));
    }
  };
}

/** Makes due again what was put off. */
export function useTakeBack() {
  const putOff = usePutOffDueWork();
  return async ({ due_id, work }: DueWork) => {
    try {
      await putOff.mutateAsync({ dueId: due_id });
      notify.success(`${work} is due again`);
    } catch (error) {
      notify.failure(messageFor(error, 'Failed to change it'));
    }
  };
}

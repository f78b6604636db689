import { messageFor } from '@pitlane/shared-data/data-error';
import { unreadNoticesQuery, useMarkRead } from '@pitlane/shared-data/messages';
import { Button } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';

interface MarkAllReadProps {
  /** Takes the focus, which the disabled button loses. */
  onRead: () => void;
}

export function MarkAllRead({ onRead }: MarkAllReadProps) {
  const { data } = useQuery(unreadNoticesQuery());
  const mark = useMarkRead();
  const latest = data?.latest ?? 0;
  return (
    <Button
      isDisabled={!data?.unread}
      isPending={mark.isPending}
      pendingLabel="Marking..."
      onPress={() =>
        mark.mutate(latest, {
          onSuccess: onRead,
          onError: (error) => notify.failure(messageFor(error, 'Failed to mark the notices as read')),
        })
      }
    >
      Mark all as read
    </Button>
  );
}

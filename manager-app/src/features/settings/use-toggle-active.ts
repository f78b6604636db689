import { type DataError, messageFor } from '@pitlane/shared-data/data-error';
import { notify } from '@pitlane/shared-ui/notifications';

interface ToggleMutation<Change> {
  mutate: (change: Change, callbacks: { onSuccess: () => void; onError: (error: DataError) => void }) => void;
}

/** Retires something of the catalogue or brings it back, and says so. */
export const useToggleActive =
  <Change extends { active: boolean }>({ mutate }: ToggleMutation<Change>) =>
  (name: string, change: Change) =>
    mutate(change, {
      onSuccess: () => notify.success(change.active ? `${name} is on offer again` : `${name} is retired`),
      onError: (error) => notify.failure(messageFor(error, `Failed to change ${name}`)),
    });

import { messageFor } from '@pitlane/shared-data/data-error';
import { useSetRepeat } from '@pitlane/shared-data/repeats';
import { notify } from '@pitlane/shared-ui/notifications';

/** Says that a request redoes an earlier job (its number), or none (null), and what came of it. */
export function useMarkRepeat(requestId: number) {
  const { mutateAsync, isPending } = useSetRepeat();
  const mark = (repeats: number | null) =>
    mutateAsync({ requestId, repeats }).then(
      () => {
        notify.success(
          repeats === null ? 'This is no repeat any more' : `Repeats job #${repeats}: no second bonus`,
        );
      },
      (error) => {
        notify.failure(messageFor(error, 'Failed to save the repeat'));
      },
    );
  return { mark, isPending };
}

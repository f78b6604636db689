import { messageFor } from '@pitlane/shared-data/data-error';
import { linkPath, useCreateLink } from '@pitlane/shared-data/links';
import { notify } from '@pitlane/shared-ui/notifications';

export interface MadeLink {
  /** Of the link that was made on this page and still works. */
  address: string | null;
  isPending: boolean;
  make: () => void;
}

/**
 * The link of a request is shown once, wherever on the page it is made.
 * @param current the link that works now, on a page that can end it.
 */
export function useMadeLink(requestId: number, current?: { created_at: string } | null): MadeLink {
  const create = useCreateLink();
  const works = current === undefined || current?.created_at === create.data?.created_at;
  return {
    address: create.data && works ? new URL(linkPath(create.data.token), window.location.origin).href : null,
    isPending: create.isPending,
    make: () =>
      create.mutate(requestId, {
        onError: (error) => notify.failure(messageFor(error, 'Failed to make a link')),
      }),
  };
}

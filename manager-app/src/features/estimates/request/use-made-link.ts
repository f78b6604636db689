import { messageFor } from '@pitlane/shared-data/data-error';
import type { RequestEstimate } from '@pitlane/shared-data/estimates';
import { linkPath, useCreateLink } from '@pitlane/shared-data/links';
import { notify } from '@pitlane/shared-ui/notifications';

export interface MadeLink {
  /** Of the link that was made on this page and still works. */
  address: string | null;
  isPending: boolean;
  make: () => void;
}

/** The link is shown once, wherever on the page it is made. */
export function useMadeLink({ request_id, link }: RequestEstimate): MadeLink {
  const create = useCreateLink();
  const made = link?.created_at === create.data?.created_at ? create.data : undefined;
  return {
    address: made ? new URL(linkPath(made.token), window.location.origin).href : null,
    isPending: create.isPending,
    make: () =>
      create.mutate(request_id, {
        onError: (error) => notify.failure(messageFor(error, 'Failed to make a link')),
      }),
  };
}

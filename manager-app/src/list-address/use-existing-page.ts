import { pageSize } from '@pitlane/shared-data/paging';
import { useEffect, useEffectEvent } from 'react';

type PagedAddress = { page: number; turnTo: (page: number, options: { replace: boolean }) => void };

/** The question for a page; while it shows another page's answer, nothing is known of this one. */
type PagedQuery = { data: { total: number } | undefined; isPlaceholderData: boolean };

/**
 * Leads back to the last page when the one in the address lies past it: an old link, or a list whose last rows
 * have just left it. An empty page of a list that is not empty would read as an empty list.
 */
export function useExistingPage({ data, isPlaceholderData }: PagedQuery, { page, turnTo }: PagedAddress) {
  const lastPage = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.total / pageSize)) : page;
  const turnBack = useEffectEvent(() => turnTo(lastPage, { replace: true }));
  useEffect(() => {
    if (page > lastPage) turnBack();
  }, [page, lastPage]);
}

import { useEffect, useEffectEvent } from 'react';

type ShownPage = {
  page: number;
  pageSize: number;
  /** Rows on all pages together; undefined until it is known for this very list. */
  total: number | undefined;
  turnTo: (page: number, options: { replace: boolean }) => void;
};

/**
 * Leads back to the last page when the one in the address lies past it: an old link, or a list whose last rows
 * have just left it. An empty page of a list that is not empty would read as an empty list.
 */
export function useExistingPage({ page, pageSize, total, turnTo }: ShownPage) {
  const lastPage = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  const turnBack = useEffectEvent(() => turnTo(lastPage, { replace: true }));
  useEffect(() => {
    if (page > lastPage) turnBack();
  }, [page, lastPage]);
}

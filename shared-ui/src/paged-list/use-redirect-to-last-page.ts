import { useEffect, useEffectEvent } from 'react';
import { countLimit } from './format-count.ts';

interface RedirectOptions {
  page: number;
  pageSize: number;
  /** Undefined until loaded. */
  data: { rows: readonly unknown[]; total: number } | undefined;
  /** The data is that of another page. */
  isPlaceholderData: boolean;
  goToPage: (page: number, options: { replace: boolean }) => void;
}

/**
 * Redirects to the last page when the current one is past it: from an old link, or when the rows of the last page are
 * gone. An empty page of a list that is not empty would look like an empty list.
 * @returns whether a redirect is in progress.
 */
export function useRedirectToLastPage({
  page,
  pageSize,
  data,
  isPlaceholderData,
  goToPage,
}: RedirectOptions) {
  const lastPage = Math.max(1, Math.ceil(Math.min(data?.total ?? 0, countLimit) / pageSize));
  const isEmptyPage = data?.rows.length === 0;
  const isPast = isEmptyPage && !isPlaceholderData && page > lastPage;
  const redirect = useEffectEvent(() => goToPage(lastPage, { replace: true }));
  useEffect(() => {
    if (isPast) redirect();
  }, [isPast]);
  return isPast || (isEmptyPage && isPlaceholderData && (data?.total ?? 0) > 0);
}

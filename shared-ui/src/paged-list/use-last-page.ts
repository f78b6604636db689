import { useEffect, useEffectEvent } from 'react';
import { mostCounted } from './format-count.ts';

interface LastPageOptions {
  page: number;
  pageSize: number;
  /** Absent until it is known. */
  data: { rows: readonly unknown[]; total: number } | undefined;
  /** Another page's answer stands in for this one's. */
  isPlaceholderData: boolean;
  goToPage: (page: number, options: { replace: boolean }) => void;
}

/**
 * Leads back to the last page when the one in the address lies past it: an old link, or a list whose last rows have
 * just left it. An empty page of a list that is not empty would read as an empty list.
 * @returns whether the page shown is such a page.
 */
export function useLastPage({ page, pageSize, data, isPlaceholderData, goToPage }: LastPageOptions) {
  const lastPage = Math.max(1, Math.ceil(Math.min(data?.total ?? 0, mostCounted) / pageSize));
  const isEmptyPage = data?.rows.length === 0;
  const isPast = isEmptyPage && !isPlaceholderData && page > lastPage;
  const goBack = useEffectEvent(() => goToPage(lastPage, { replace: true }));
  useEffect(() => {
    if (isPast) goBack();
  }, [isPast]);
  return isPast || (isEmptyPage && isPlaceholderData && (data?.total ?? 0) > 0);
}

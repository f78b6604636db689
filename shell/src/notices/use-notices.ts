import { noticesQuery, unreadNoticesQuery } from '@pitlane/shared-data/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** A page of the notices, loaded again when the bell has news: a new one, or some that were read in another tab. */
export function useNotices(page: number) {
  const notices = useQuery(noticesQuery({ page }));
  const { data: news } = useQuery(unreadNoticesQuery());
  const current = news && `${news.latest} ${news.unread}`;
  const known = useRef(current);
  const { refetch } = notices;
  useEffect(() => {
    if (known.current !== undefined && current !== known.current) void refetch();
    known.current = current;
  }, [current, refetch]);
  return notices;
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * Loads what the open screen shows again when a new notice arrives, because a notice says that something changed.
 * @param latest the id of the newest notice, null without any.
 */
export function useFreshScreen(latest: number | null | undefined): void {
  const queries = useQueryClient();
  const known = useRef(latest);
  useEffect(() => {
    if (known.current !== undefined && latest !== undefined && latest !== known.current)
      void queries.refetchQueries({
        type: 'active',
        predicate: ({ queryKey }) => queryKey[0] !== 'notices',
      });
    known.current = latest;
  }, [latest, queries]);
}

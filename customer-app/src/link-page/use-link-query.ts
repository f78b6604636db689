import type { DataError } from '@pitlane/shared-data/data-error';
import type { QueryLike } from '@pitlane/shared-ui/core';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds. */
const timeout = 15_000;
const checkEvery = 30_000;

type Read<Data> = (
  signal: AbortSignal,
) => Promise<{ success: true; data: Data } | { success: false; error: DataError }>;

interface State<Data> {
  data: Data | undefined;
  error: DataError | null;
  isFetching: boolean;
}

interface LinkQuery<Data> extends QueryLike<Data> {
  refetch: () => Promise<void>;
  /** Shows what a change returned instead of what was read before it. */
  replace: (data: Data) => void;
}

/**
 * What a link shows, read again when the reader returns to the page.
 * @param read stays the same function while it reads the same.
 * @param lasts milliseconds; older data is read again, on a page that stays open too.
 */
export function useLinkQuery<Data>(read: Read<Data>, lasts?: number): LinkQuery<Data> {
  const [state, setState] = useState<State<Data>>({ data: undefined, error: null, isFetching: true });
  const readAt = useRef(0);
  // Of two parallel reads, the later counts.
  const latest = useRef(0);
  const refetch = useCallback(async () => {
    readAt.current = Date.now();
    latest.current += 1;
    const own = latest.current;
    setState((before) => ({ ...before, isFetching: true }));
    const result = await read(AbortSignal.timeout(timeout));
    if (own !== latest.current) return;
    setState((before) => {
      if (result.success) return { data: result.data, error: null, isFetching: false };
      // Shown data stays, unless the link has ended.
      const data = result.error.kind === 'not-found' ? undefined : before.data;
      return { data, error: result.error, isFetching: false };
    });
  }, [read]);
  const replace = useCallback((data: Data) => {
    latest.current += 1;
    setState({ data, error: null, isFetching: false });
  }, []);

  useEffect(() => {
    void refetch();
    const refresh = () => {
      const isOld = Date.now() - readAt.current >= (lasts ?? 0);
      if (document.visibilityState === 'visible' && isOld) void refetch();
    };
    document.addEventListener('visibilitychange', refresh);
    const timer = lasts === undefined ? undefined : setInterval(refresh, checkEvery);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      clearInterval(timer);
    };
  }, [refetch, lasts]);

  return { ...state, refetch, replace };
}

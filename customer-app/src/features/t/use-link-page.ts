import type { PortalClient } from '@pitlane/shared-data/client';
import type { DataError } from '@pitlane/shared-data/data-error';
import { type LinkPage, openLink } from '@pitlane/shared-data/links';
import type { QueryLike } from '@pitlane/shared-ui/core';
import { useCallback, useEffect, useState } from 'react';

/** Milliseconds. */
const timeout = 15_000;

interface State {
  data: LinkPage | undefined;
  error: DataError | null;
  isFetching: boolean;
}

/** The request that a link opens, read again when the reader returns to the page. */
export function useLinkPage(
  client: Pick<PortalClient, 'request'>,
  token: string,
): QueryLike<LinkPage> & { refetch: () => Promise<void> } {
  const [state, setState] = useState<State>({ data: undefined, error: null, isFetching: true });
  const refetch = useCallback(async () => {
    setState((before) => ({ ...before, isFetching: true }));
    const result = await openLink(client, token, AbortSignal.timeout(timeout));
    setState((before) => {
      if (result.success) return { data: result.data, error: null, isFetching: false };
      // What is shown stays, unless the link has ended.
      const data = result.error.kind === 'not-found' ? undefined : before.data;
      return { data, error: result.error, isFetching: false };
    });
  }, [client, token]);

  useEffect(() => {
    void refetch();
    const onReturn = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [refetch]);

  return { ...state, refetch };
}

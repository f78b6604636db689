import { type Invitation, loadInvitation } from '@pitlane/shared-data/accounts';
import { usePortalClient } from '@pitlane/shared-data/client';
import { DataError } from '@pitlane/shared-data/data-error';
import type { QueryLike } from '@pitlane/shared-ui/core';
import { useEffect, useState } from 'react';

type Loaded = Pick<QueryLike<Invitation>, 'data' | 'error'>;

const nothing: Loaded = { data: undefined, error: null };

/** The invitation with this code. The public pages have no query client. */
export function useInvitation(code: string): QueryLike<Invitation> {
  const client = usePortalClient();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    let isCurrent = true;
    loadInvitation(client, code).then(
      (data) => isCurrent && setLoaded({ data, error: null }),
      (error: unknown) => {
        if (!(error instanceof DataError)) throw error;
        if (isCurrent) setLoaded({ data: undefined, error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, code, attempt]);
  const refetch = () => {
    setLoaded(nothing);
    setAttempt((before) => before + 1);
  };
  return { ...loaded, isFetching: loaded === nothing, refetch };
}

import { usePortalClient } from '@pitlane/shared-data/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Refetches what failed or is of an earlier visit, as soon as the backend responds again. */
export function useRefetchOnReconnect(): void {
  const { connection } = usePortalClient();
  const queryClient = useQueryClient();
  useEffect(() => {
    let wasUnreachable = connection.isUnreachable();
    return connection.subscribe(() => {
      const isUnreachable = connection.isUnreachable();
      const isBack = wasUnreachable && !isUnreachable;
      wasUnreachable = isUnreachable;
      if (!isBack) return;
      void queryClient.refetchQueries({
        type: 'active',
        // Data of an earlier visit has not been fetched by this one.
        predicate: ({ state }) => state.status === 'error' || state.dataUpdateCount === 0,
      });
    });
  }, [connection, queryClient]);
}

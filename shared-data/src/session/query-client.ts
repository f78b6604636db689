import type { PortalClient, PortalMeta } from '@pitlane/shared-data/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { DataError } from '../data-error/data-error.ts';
import { revalidateSession } from './revalidate.ts';
import { subscribeToOtherPerson } from './session-state.ts';

const secondsFresh = 30;
const offlineRetries = 1;

/** The server refused the person, not the request: perhaps the account is gone, or has another role by now. */
const checkSession = (portal: PortalClient) => (error: unknown) => {
  if (error instanceof DataError && (error.kind === 'signed-out' || error.kind === 'forbidden')) {
    void revalidateSession(portal);
  }
};

/** The query cache of the page. It forgets everything as soon as another person is signed in, or nobody. */
export function createQueryClient(portal: PortalClient): QueryClient {
  const onError = checkSession(portal);
  const meta: PortalMeta = { portal };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        meta,
        // The embedded backend answers on a machine without any network, so the browser's own guess is not asked.
        networkMode: 'always',
        // The mode above would switch this off, and a person who comes back online wants to see what is true now.
        refetchOnReconnect: true,
        staleTime: secondsFresh * 1000,
        retry: (failures, error) => error.kind === 'offline' && failures < offlineRetries,
        retryDelay: 1000,
      },
      mutations: { meta, networkMode: 'always', retry: false },
    },
  });
  subscribeToOtherPerson(() => queryClient.clear());
  return queryClient;
}

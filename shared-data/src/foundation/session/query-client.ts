import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { DataError, type DataErrorKind } from '../answers/data-error.ts';
import type { PortalClient, PortalMeta } from '../client/client.ts';
import { revalidateSession } from './revalidate.ts';
import { subscribeToOtherPerson } from './session-state.ts';

/** Going back and forth between screens loads nothing again; a colleague’s change shows within half a minute. */
const secondsFresh = 30;
const offlineRetries = 1;

const refusals: readonly DataErrorKind[] = ['signed-out', 'forbidden', 'unconfirmed'];

/** A permission error may mean that the account was deleted, has another role, or has to confirm its sign-in. */
const checkSession = (portal: PortalClient) => (error: unknown) => {
  if (error instanceof DataError && refusals.includes(error.kind)) void revalidateSession(portal);
};

/** The query cache, cleared when the signed-in user changes. */
export function createQueryClient(portal: PortalClient): QueryClient {
  const onError = checkSession(portal);
  const meta: PortalMeta = { portal };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        meta,
        // The embedded backend works without a network, so ignore the browser's online state.
        networkMode: 'always',
        // The mode above would disable this, but data must be refreshed when the device is back online.
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

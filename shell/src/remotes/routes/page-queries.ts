import type { PortalClient } from '@pitlane/shared-data/client';
import { createQueryClient } from '@pitlane/shared-data/session';
import type { QueryClient } from '@tanstack/react-query';

const queryClients = new WeakMap<PortalClient, QueryClient>();

/** The query client of a portal, one for all its pages. Loaded with the first page that requests data; the login does not. */
export function queryClientOf(client: PortalClient): QueryClient {
  const queryClient = queryClients.get(client) ?? createQueryClient(client);
  queryClients.set(client, queryClient);
  return queryClient;
}

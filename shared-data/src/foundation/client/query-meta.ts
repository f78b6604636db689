import type { PortalClient } from './portal-client.ts';

/** The `meta` of every query and mutation, set by the defaults of the query client. */
export interface PortalMeta extends Record<string, unknown> {
  portal: PortalClient;
}

interface Context {
  meta: Record<string, unknown> | undefined;
}

/** The portal client of the query client that runs a query or mutation, from the context of its function. */
export function portalOf({ meta }: Context): PortalClient {
  if (!meta?.portal) throw new Error('The query client was not made by createQueryClient');
  return meta.portal as PortalClient;
}

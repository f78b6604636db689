import type { PortalClient } from '../client/client.ts';

/** The portals whose Realtime topic of notices is joined at this moment, so that they need not poll. */
export const livePortals = new WeakSet<PortalClient>();
